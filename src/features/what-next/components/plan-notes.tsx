import type { PlanEvent } from '../list-steps.ts';
import * as texts from '../texts.ts';

type PlanNotesProps = {
  events: readonly PlanEvent[];
  /** Names of held cards of which nobody knows when their fee falls due. */
  undated: readonly string[];
  /** What else there is to say. */
  others?: readonly (string | null)[];
};

/** What the plan rests on. */
export function PlanNotes({ events, undated, others = [] }: PlanNotesProps) {
  return (
    <ul className="text-muted-foreground grid list-disc content-start gap-1 pl-5 text-sm">
      {others.map((note) => note !== null && <li key={note}>{note}</li>)}
      <li>{texts.hardApplicationRulesAreKept}</li>
      <li>{texts.forLimitsOnTheCards}</li>
      <li>{texts.aBonusThatYouTrack}</li>
      <li>{texts.afterADenialTheSame}</li>
      {events.some((event) => event.kind === 'close' && event.refundDays !== null) && (
        <li>{texts.howLongAFeeComes}</li>
      )}
      {undated.length > 0 && (
        <li>{texts.addTheDayYouOpened(undated.join(', '), undated.length)}</li>
      )}
    </ul>
  );
}
