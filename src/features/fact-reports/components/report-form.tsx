import { zodResolver } from '@hookform/resolvers/zod';
import { CircleCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { DialogFooter } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import type { ReportableFact } from '@/lib/fact-report-store.ts';
import { type SendOutcome, useSendReport } from '../mutations.ts';
import { type ReportInput, reportInputSchema } from '../check-report.ts';
import * as texts from '../texts.ts';

const outcomeWords: Readonly<Record<SendOutcome, string>> = {
  sent: texts.thankYouAnEditorChecks,
  'sent-before': texts.youHaveReportedThisBefore,
  'too-many': texts.thatWasALotIn,
  gone: texts.thisFactWasRemovedIn,
};

type ReportFormProps = { fact: ReportableFact; onClose: () => void };

export function ReportForm({ fact, onClose }: ReportFormProps) {
  const send = useSendReport(fact);
  const form = useForm<ReportInput>({
    resolver: zodResolver(reportInputSchema),
    defaultValues: { problem: '', suggestedValue: '', sourceUrl: '' },
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
          <Button onClick={onClose}>{texts.close}</Button>
        </DialogFooter>
      </>
    );
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        void form.handleSubmit((input) => {
          send.mutate(input);
        })(event);
      }}
    >
      <Field label={texts.whatIsWrong} error={errors.problem?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...form.register('problem')}
            rows={3}
            placeholder={texts.forExampleTheFeeWent}
          />
        )}
      </Field>
      <Field label={texts.whatIsRightOptional} error={errors.suggestedValue?.message}>
        {(control) => <Input {...control} {...form.register('suggestedValue')} />}
      </Field>
      <Field
        label={texts.whereDoesItSaySo}
        hint={texts.aLinkToTheIssuers}
        error={errors.sourceUrl?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('sourceUrl')}
            type="url"
            inputMode="url"
            placeholder={texts.https}
          />
        )}
      </Field>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" isLoading={send.isPending}>
          {texts.sendReport}
        </Button>
      </DialogFooter>
    </form>
  );
}
