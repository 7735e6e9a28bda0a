import type { PlanEvent } from '../list-steps.ts';

type PlanNotesProps = {
  events: readonly PlanEvent[];
  /** Names of held cards whose fee date is unknown. */
  undated: readonly string[];
  others?: readonly (string | null)[];
};

export function PlanNotes({ events, undated, others = [] }: PlanNotesProps) {
  return (
    <ul className="text-muted-foreground grid list-disc content-start gap-1 pl-5 text-sm">
      {others.map((note) => note !== null && <li key={note}>{note}</li>)}
      <li>
        The plan follows hard application rules. An opening or bonus date you haven’t entered counts
        as the latest possible one.
      </li>
      <li>A bonus you track counts, with the spending it still needs.</li>
      <li>
        A fee counts whole when it posts. A card without a fee is closed only to make room, in the
        month of its anniversary: for a card that an issuer’s limit on held cards refuses, or for a
        bonus that isn’t paid beside it. Otherwise, put it in a drawer.
      </li>
      <li>
        Once a card is closed or changed, the plan doesn’t open it again for the same person, nor
        change another card into it: bonuses are rarely paid again that soon, and issuers may close
        such accounts.
      </li>
      <li>
        After a denial, the plan waits six months before the same card: our estimate, since issuers
        publish no such rule.
      </li>
      {events.some((event) => event.kind === 'close' && event.refundDays !== null) && (
        <li>Refund windows are what cardholders report for each issuer: ask before you close.</li>
      )}
      {undated.length > 0 && (
        <li>
          Add the day you opened {undated.join(', ')}: until then the plan keeps{' '}
          {undated.length === 1 ? 'it' : 'them'}.
        </li>
      )}
    </ul>
  );
}
