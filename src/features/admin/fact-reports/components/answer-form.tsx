import { isPlainText } from '@contract/visible-name.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useAnswerReport } from '../mutations.ts';
import type { FactReport, ReportStatus } from '../schema.ts';

type AnswerFormProps = {
  report: FactReport;
  /** True if somebody else answered in the meantime; the typed answer stays until discarded. */
  isTaken: boolean;
  onTyping: (isTyped: boolean) => void;
};

export function AnswerForm({ report, isTaken, onTyping }: AnswerFormProps) {
  const [base, setBase] = useState(report);
  const [answer, setAnswer] = useState(report.answer ?? '');
  const isTyped = answer !== (base.answer ?? '');
  const isNewer = report.revision > base.revision;
  if (isNewer && (!isTyped || answer.trim() === (report.answer ?? ''))) {
    setBase(report);
    setAnswer(report.answer ?? '');
  }
  const [problem, setProblem] = useState<string>();
  const send = useAnswerReport();
  const close = (status: ReportStatus) => {
    const words = answer.trim();
    if (status === 'declined' && words === '') {
      setProblem('Say why nothing was changed.');
      return;
    }
    if (!isPlainText(words)) {
      setProblem('Type this instead of pasting it: it contains invisible characters.');
      return;
    }
    setProblem(undefined);
    send.mutate(
      { report: base, change: { status, answer: words === '' ? null : words } },
      {
        onSuccess: (isSaved) => {
          if (isSaved) onTyping(false);
          toast(
            isSaved
              ? {
                  title: status === 'open' ? 'Report reopened' : 'Report closed',
                  tone: 'success',
                }
              : {
                  title: 'Somebody else answered this report',
                  description: 'Nothing of theirs was overwritten, and your answer is still here.',
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
      <Field
        label={report.member_id === null ? 'What became of it' : 'Answer to the member'}
        error={problem}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={answer}
            onChange={(event) => {
              setAnswer(event.target.value);
              onTyping(event.target.value !== (base.answer ?? ''));
            }}
          />
        )}
      </Field>
      {!send.isPending && (isTaken || (isNewer && isTyped)) && (
        <div role="alert" className="bg-caution-soft grid gap-2 rounded-md p-3 text-sm">
          <p className="text-caution font-medium">Somebody else answered this in the meantime</p>
          {isNewer && report.answer !== null && <p>They wrote: {report.answer}</p>}
          <p>Your answer is still here, but it can’t replace theirs.</p>
          <Button
            size="sm"
            variant="outline"
            className="justify-self-start"
            onClick={() => {
              setBase(report);
              setAnswer(report.answer ?? '');
              onTyping(false);
            }}
          >
            Discard what I typed
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="md" isLoading={send.isPending} disabled={isTaken}>
          {report.status === 'open' ? 'Close as corrected' : 'Save as corrected'}
        </Button>
        <Button size="md" variant="outline" disabled={isTaken} onClick={() => close('declined')}>
          Decline
        </Button>
        {report.status !== 'open' && (
          <Button size="md" variant="ghost" onClick={() => close('open')}>
            Reopen
          </Button>
        )}
      </div>
    </form>
  );
}
