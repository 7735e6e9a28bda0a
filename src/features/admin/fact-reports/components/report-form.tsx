import { zodResolver } from '@hookform/resolvers/zod';
import { CircleCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { DialogFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import type { ReportableFact } from '@/lib/fact-report-store.ts';
import { type SendOutcome, useSendReport } from '../mutations.ts';
import { type ReportInput, reportInputSchema } from '../check-report.ts';

const outcomeWords: Readonly<Record<SendOutcome, string>> = {
  sent: 'Thank you. An editor checks it against the source and answers; you find the answer under “My reports” in your profile.',
  'sent-before':
    'You have reported this before and it is still being looked at. The answer appears under “My reports” in your profile.',
  'too-many': 'That was a lot in one hour, thank you. Please send the next one a little later.',
  gone: 'This fact was removed in the meantime. Reload the page to see the current facts.',
};

const visitorWords: Readonly<Record<SendOutcome, string>> = {
  ...outcomeWords,
  sent: 'Thank you. An editor checks it against the source.',
  'too-many':
    'We can’t take more reports from visitors right now. Please try again tomorrow, or sign in to send it.',
};

type ReportFormProps = {
  fact: ReportableFact;
  /** True without an account: the answer goes to an email address, if there is one. */
  isVisitor: boolean;
  onClose: () => void;
};

export function ReportForm({ fact, isVisitor, onClose }: ReportFormProps) {
  const send = useSendReport(fact, isVisitor);
  const form = useForm<ReportInput>({
    resolver: zodResolver(reportInputSchema),
    defaultValues: { problem: '', suggestedValue: '', sourceUrl: '', replyTo: '', ...fact.draft },
  });
  const { errors } = form.formState;

  if (send.data !== undefined) {
    return (
      <>
        <p role="status" className="flex items-start gap-2">
          {send.data === 'sent' && (
            <CircleCheck aria-hidden className="text-primary mt-0.5 size-5 shrink-0" />
          )}
          {(isVisitor ? visitorWords : outcomeWords)[send.data]}
        </p>
        <DialogFooter>
          <Button onClick={onClose}>Close</Button>
        </DialogFooter>
      </>
    );
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) =>
        void form.handleSubmit((input) => {
          send.mutate(input);
        })(event)
      }
    >
      <Field label="What is wrong?" error={errors.problem?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...form.register('problem')}
            rows={3}
            placeholder="For example: the fee went up in October."
          />
        )}
      </Field>
      <InputField
        label="What is right? (optional)"
        error={errors.suggestedValue?.message}
        {...form.register('suggestedValue')}
      />
      <InputField
        label="Where does it say so? (optional)"
        hint="A link to the issuer’s page makes it quick to correct."
        error={errors.sourceUrl?.message}
        {...form.register('sourceUrl')}
        type="url"
        inputMode="url"
        placeholder="https://"
      />
      {isVisitor && (
        <InputField
          label="Your email (optional)"
          hint="Only for an answer. We delete it when the report is closed."
          error={errors.replyTo?.message}
          {...form.register('replyTo')}
          type="email"
          autoComplete="email"
        />
      )}
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isLoading={send.isPending}>
          Send report
        </Button>
      </DialogFooter>
    </form>
  );
}
