import { type CalendarDate, laterOf } from '../calendar.ts';
import type { HistoryCard } from './card-history.ts';
import { judgeEligibility } from './eligibility.ts';
import type { RuleBook } from './rule-book.ts';

type DatedOpening = { readonly card: string; readonly on: CalendarDate };

/** The card as opened that day. Its bonus counts from then, the earliest day on which it could block another. */
export const openedCard = ({ card, on }: DatedOpening): HistoryCard => ({
  id: `opened ${card}`,
  card,
  status: 'held',
  appliedOn: on,
  approvedOn: on,
  openedOn: on,
  closedOn: null,
  bonus: { kind: 'posted', on },
  isAuthorizedUser: false,
});

const lastDayOf = (order: readonly DatedOpening[] | null) => order?.at(-1)?.on ?? '9999-12-31';

/**
 * The order in which all cards of a wallet can be opened soonest and pay their bonuses by the hard rules, each with its
 * first day. Empty if all can be opened on `date` in any order; null if no order allows them all.
 */
export function openingOrder(
  book: RuleBook,
  history: readonly HistoryCard[],
  cards: readonly string[],
  date: CalendarDate,
): readonly DatedOpening[] | null {
  const firstDay = (card: string, before: readonly DatedOpening[], from: CalendarDate) =>
    judgeEligibility(book, [...history, ...before.map(openedCard)], card, from).applyWithBonusOn;
  const isFree = cards.every((card) => {
    const others = cards
      .filter((other) => other !== card)
      .map((other) => ({ card: other, on: date }));
    return firstDay(card, others, date) === date;
  });
  if (isFree) return [];
  let best: readonly DatedOpening[] | null = null;
  const seen = new Set<string>();
  const extend = (before: readonly DatedOpening[], rest: readonly string[]): void => {
    const last = before.at(-1)?.on ?? date;
    if (rest.length === 0) best = before;
    // The rest depends on the days of the openings, not on their order.
    const days = before.map(({ card, on }) => `${card} ${on}`).sort();
    if (seen.size === seen.add(days.join()).size) return;
    // An opening only delays others: the rest takes at least as long as each of them does now.
    const next = rest.flatMap((card) => {
      const on = firstDay(card, before, last);
      return on === null ? [] : [{ card, on }];
    });
    const bound = next.reduce((latest, { on }) => laterOf(latest, on), last);
    if (next.length < rest.length || bound >= lastDayOf(best)) return;
    for (const opening of next) {
      if (opening.on >= lastDayOf(best)) continue;
      extend(
        [...before, opening],
        rest.filter((other) => other !== opening.card),
      );
    }
  };
  extend([], cards);
  return best;
}
