import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useAnswerReport } from '../mutations.ts';
import type { FactReport, ReportStatus } from '../schema.ts';

/** Answers a report and closes it; a refusal needs a reason. */
export function AnswerForm({ report }: { report: FactReport }) {
  const [answer, setAnswer] = useState(report.answer ?? '');
  const [problem, setProblem] = useState<string>();
  const send = useAnswerReport();
  const close = (status: ReportStatus) => {
    const words = answer.trim();
    if (status === 'declined' && words === '') {
      setProblem('Tell the member why nothing was changed.');
      return;
    }
    setProblem(undefined);
    send.mutate(
      { report, change: { status, answer: words === '' ? null : words } },
      {
        onSuccess: (isSaved) => {
          toast(
            isSaved
              ? { title: status === 'open' ? 'Report reopened' : 'Report closed', tone: 'success' }
              : {
                  title: 'Somebody else answered this report',
                  description: 'It is shown as it is now. Your words were not saved.',
                  tone: 'error',
                },
          );
        },
      },
    );
  };
  return (
    <form
      className="grid content-start gap-3"
      aria-label={`Answer about ${report.subject}`}
      onSubmit={(event) => {
        event.preventDefault();
        close('corrected');
      }}
    >
      <Field label="Answer to the member" error={problem}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={answer}
            onChange={(event) => {
              setAnswer(event.target.value);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="md" isLoading={send.isPending}>
          {report.status === 'open' ? 'Close as corrected' : 'Save as corrected'}
        </Button>
        <Button
          size="md"
          variant="outline"
          onClick={() => {
            close('declined');
          }}
        >
          Decline
        </Button>
        {report.status !== 'open' && (
          <Button
            size="md"
            variant="ghost"
            onClick={() => {
              close('open');
            }}
          >
            Reopen
          </Button>
        )}
      </div>
    </form>
  );
}
