import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useAnswerReport } from '../mutations.ts';
import type { FactReport, ReportStatus } from '../schema.ts';
import * as texts from '../texts.ts';

type AnswerFormProps = {
  report: FactReport;
  /** Somebody else answered it while something was typed here: what is typed stays until it is discarded. */
  isTaken: boolean;
  onTyping: (isTyped: boolean) => void;
};

/** Answers a report and closes it; a refusal needs a reason. */
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
      setProblem(texts.tellTheMemberWhyNothing);
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
                  title: status === 'open' ? texts.reportReopened : texts.reportClosed,
                  tone: 'success',
                }
              : {
                  title: texts.somebodyElseAnsweredThisReport,
                  description: texts.nothingOfTheirsWasOverwritten,
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
      aria-label={texts.answerAbout(report.subject)}
      onSubmit={(event) => {
        event.preventDefault();
        close('corrected');
      }}
    >
      <Field label={texts.answerToTheMember} error={problem}>
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
          <p className="text-caution font-medium">{texts.somebodyElseAnsweredThisMeanwhile}</p>
          {isNewer && report.answer !== null && <p>{texts.theyWrote(report.answer)}</p>}
          <p>{texts.whatYouTypedStillStands}</p>
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
            {texts.discardWhatITyped}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="md" isLoading={send.isPending} disabled={isTaken}>
          {report.status === 'open' ? texts.closeAsCorrected : texts.saveAsCorrected}
        </Button>
        <Button
          size="md"
          variant="outline"
          disabled={isTaken}
          onClick={() => {
            close('declined');
          }}
        >
          {texts.decline}
        </Button>
        {report.status !== 'open' && (
          <Button
            size="md"
            variant="ghost"
            onClick={() => {
              close('open');
            }}
          >
            {texts.reopen}
          </Button>
        )}
      </div>
    </form>
  );
}
