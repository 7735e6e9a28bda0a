import type { CalendarDate } from '../calendar.ts';
import type { ApplicationRule } from './application-rule.ts';
import type { HistoryCard } from './card-history.ts';
import { judgeEligibility } from './eligibility.ts';
import { openedCard } from './opening-order.ts';
import type { RuleBook } from './rule-book.ts';

/** A held card that has to be closed so that a limit on cards held lets another be opened. */
type MadeRoom = {
  readonly id: string;
  readonly card: string;
  readonly rule: ApplicationRule;
};

/**
 * Finds the `spare` cards to close, the youngest first, so that limits on cards held let the `opening` cards in. Closes
 * none for a card that they would refuse all the same.
 */
export function makeRoom(
  book: RuleBook,
  history: readonly HistoryCard[],
  spare: readonly string[],
  opening: readonly string[],
  date: CalendarDate,
): readonly MadeRoom[] {
  let running = history;
  const made: MadeRoom[] = [];
  for (const card of opening) {
    let left = running;
    const rooms: MadeRoom[] = [];
    const refusal = () => {
      const { application } = judgeEligibility(book, left, card, date);
      return application.kind === 'no'
        ? application.because.find(({ rule }) => rule.kind === 'holding_limit')
        : undefined;
    };
    let refused = refusal();
    while (refused) {
      const { causes, rule } = refused;
      const cause = causes.findLast(({ id }) => spare.includes(id));
      if (!cause) break;
      left = left.map((each) =>
        each.id === cause.id ? { ...each, status: 'closed', closedOn: date } : each,
      );
      rooms.push({ id: cause.id, card, rule });
      refused = refusal();
    }
    if (!refused) {
      running = left;
      made.push(...rooms);
    }
    running = [...running, openedCard({ card, on: date })];
  }
  return made;
}
