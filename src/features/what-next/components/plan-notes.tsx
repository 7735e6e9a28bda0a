import type { PlanEvent } from '../list-steps.ts';

type PlanNotesProps = {
  events: readonly PlanEvent[];
  /** Names of held cards whose fee date is unknown. */
  undated: readonly string[];
  /** Further notes. */
  others?: readonly (string | null)[];
};

/** Assumptions of the plan. */
export function PlanNotes({ events, undated, others = [] }: PlanNotesProps) {
  return (
    <ul className="text-muted-foreground grid list-disc content-start gap-1 pl-5 text-sm">
      {others.map((note) => note !== null && <li key={note}>{note}</li>)}
      <li>
        Hard application rules are kept. An opening or bonus day that you have not entered counts as
        the latest it can be.
      </li>
      <li>
        For limits on the cards you hold, a card that the plan opens or closes counts as held to its
        end.
      </li>
      <li>A bonus that you track counts, with the spending it still needs.</li>
      <li>
        After a denial the same card waits six months: our guess, since issuers publish no such
        term.
      </li>
      {events.some((event) => event.kind === 'close' && event.refundDays !== null) && (
        <li>
          How long a fee comes back is what cardholders report of each issuer: ask before you close.
        </li>
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
