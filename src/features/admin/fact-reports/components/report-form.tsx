import { zodResolver } from '@hookform/resolvers/zod';
import { CircleCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isPlainText, WEB_ADDRESS } from '@contract/visible-name.ts';
import { Button } from '@/components/ui/button.tsx';
import { DialogFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import type { ReportableFact } from '@/lib/fact-report-store.ts';
import { type SendOutcome, useSendReport } from '../mutations.ts';

const outcomeWords: Readonly<Record<SendOutcome, string>> = {
  sent: 'Thank you. An editor checks it against the source and answers; you find the answer under “My reports” in your profile.',
  'sent-before':
    'You have reported this before and it is still being looked at. The answer appears under “My reports” in your profile.',
  'too-many': 'That was a lot in one hour, thank you. Please send the next one a little later.',
  gone: 'This fact was removed in the meantime. Reload the page to see the current facts.',
};

const hasNothingHidden = z.refine<string>(
  isPlainText,
  'Type this instead of pasting it: it contains invisible characters.',
);

const reportInputSchema = z.object({
  problem: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say what is wrong.'),
      z.maxLength(1000, 'Keep it to 1,000 characters.'),
      hasNothingHidden,
    ),
  suggestedValue: z
    .string()
    .check(z.trim(), z.maxLength(200, 'Keep it to 200 characters.'), hasNothingHidden),
  sourceUrl: z.string().check(
    z.trim(),
    z.maxLength(2000, 'This address is too long.'),
    z.refine(
      (text) => text === '' || (isPlainText(text) && WEB_ADDRESS.test(text)),
      'Enter an address that begins with https://',
    ),
  ),
});
export type ReportInput = z.infer<typeof reportInputSchema>;

type ReportFormProps = { fact: ReportableFact; onClose: () => void };

export function ReportForm({ fact, onClose }: ReportFormProps) {
  const send = useSendReport(fact);
  const form = useForm<ReportInput>({
    resolver: zodResolver(reportInputSchema),
    defaultValues: { problem: '', suggestedValue: '', sourceUrl: '', ...fact.draft },
  });
  const { errors } = form.formState;

  if (send.data !== undefined) {
    return (
      <>
        <p role="status" className="flex items-start gap-2">
          {send.data === 'sent' && (
            <CircleCheck aria-hidden className="text-primary mt-0.5 size-5 shrink-0" />
          )}
          {outcomeWords[send.data]}
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
