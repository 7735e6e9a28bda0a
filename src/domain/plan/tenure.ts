import { calendarMonthsBetween } from '../calendar.ts';
import { MONTHS_A_YEAR } from '../rewards/year/valued-year.ts';
import type { Horizon } from './horizon.ts';
import type { PlanQuestion } from './plan-question.ts';
import { type PlanCard, sureCents, WIDE } from './plan-card.ts';

/** The months of a plan in which an account is one card. */
export type Segment = {
  /** Index among the plan's cards. */
  readonly card: number;
  /** Index among the ways to make its choices, or `WIDE`. */
  readonly way: number;
  /** Month of its opening, from 0; below 0 for a card of the history. */
  readonly opened: number;
  /** First and last month in which it is held, the last not included. */
  readonly from: number;
  readonly until: number;
  readonly isNew: boolean;
};

/** The months in which a plan holds a card, and those after its product change. */
export type Tenure = Segment & {
  /** Begins where the card ends; null: it is not changed. */
  readonly then: (Segment & { readonly change: string }) | null;
};

const yearsOf = (months: number) => Math.floor(months / MONTHS_A_YEAR);

export function segmentsOf(tenure: Tenure): readonly Segment[] {
  return tenure.then ? [tenure, tenure.then] : [tenure];
}

/** The month, not included, to which the account is held. */
export function endOf({ until, then }: Tenure): number {
  return then?.until ?? until;
}

/** A segment's value independent of spending: credits that no spending uses up, less fees. */
export function fixedCentsOf(horizon: Horizon, planCard: PlanCard, segment: Segment): number {
  const { opened, from, until } = segment;
  return (
    sureCents(horizon, planCard.card, opened, from, until) - feeCentsOf(horizon, planCard, segment)
  );
}

/**
 * A segment's fees in the plan's months. A refund is of the whole fee, even of one charged before the plan.
 * By the month: a twelfth of the year's fee, the first year's for the first twelve from the opening. Posted: the first
 * year's at the opening and the annual one at each anniversary, or when the account becomes this card during its year.
 */
export function feeCentsOf(
  { monthCount, question: { limits } }: Horizon,
  { card: { firstYearFeeCents, annualFeeCents }, refundMonths, isTarget }: PlanCard,
  { opened, from, until, isNew }: Segment,
): number {
  const months = until - opened;
  const isClosed = until < monthCount && mayEndAfter(months, refundMonths);
  const free = isClosed ? months % MONTHS_A_YEAR : 0;
  if (limits.fees === 'posted') {
    const postedBefore = (month: number) => Math.max(0, yearsOf(month - 1 - opened));
    const since = isTarget ? from - ((from - opened) % MONTHS_A_YEAR) : from;
    const count = postedBefore(until) - postedBefore(since) - (free > 0 ? 1 : 0);
    return (isNew ? firstYearFeeCents : 0) + count * annualFeeCents;
  }
  const first = Math.max(0, Math.min(until, opened + MONTHS_A_YEAR) - from);
  return (
    (first * firstYearFeeCents + (until - from - first - free) * annualFeeCents) / MONTHS_A_YEAR
  );
}

/** True if a card may end after this many months: at an anniversary, or while its fee is refundable. */
function mayEndAfter(months: number, refundMonths: number): boolean {
  return months >= MONTHS_A_YEAR && months % MONTHS_A_YEAR <= refundMonths;
}

/** Months of the plan in which a card may be closed or changed. */
function endsOf(opened: number, { refundMonths }: PlanCard, monthCount: number) {
  return Array.from({ length: monthCount }, (_, month) => month).filter((month) =>
    mayEndAfter(month - opened, refundMonths),
  );
}

/** True if the person holds the card when the plan begins. */
export function isHeldCard({ history }: PlanQuestion, slug: string): boolean {
  return history.some(({ card, closedOn }) => card === slug && closedOn === null);
}

/** The month in which a card that the person holds was opened; null if they hold none. */
function heldSince(horizon: Horizon, slug: string) {
  const { date, history } = horizon.question;
  const held = history
    .filter(({ card, closedOn }) => card === slug && closedOn === null)
    .map(({ openedOn }) => calendarMonthsBetween(date, openedOn));
  return held.length === 0 ? null : Math.max(...held);
}

/** Assumed minimum age of an account for a product change, if unknown. */
const CHANGED_AFTER_MONTHS = MONTHS_A_YEAR;

function waysOf({ ways: { tables, wide } }: PlanCard): readonly number[] {
  return wide ? [WIDE] : tables.map((_, way) => way);
}

/**
 * Product changes of an account opened in a given month, with their ends: once, at a month in which it may be closed,
 * and kept at least past the next anniversary. A change to a higher fee leaves a whole year in the plan, since the
 * fee is for a year.
 */
function changesOf(horizon: Horizon, cards: readonly PlanCard[], card: number, opened: number) {
  const { monthCount, question } = horizon;
  const planCard = cards[card];
  if (!planCard) return [];
  const changes = question.productChanges.filter(({ from }) => from === planCard.card.slug);
  return changes.flatMap(({ slug, to, minMonthsOpen }) => {
    const at = cards.findIndex((each) => each.isTarget && each.card.slug === to);
    const target = cards[at];
    if (!target) return [];
    const least = minMonthsOpen ?? CHANGED_AFTER_MONTHS;
    const isDearer = target.card.annualFeeCents > planCard.card.annualFeeCents;
    return endsOf(opened, planCard, monthCount)
      .filter((from) => from - opened >= least && (!isDearer || from + MONTHS_A_YEAR <= monthCount))
      .flatMap((from) =>
        [...endsOf(opened, target, monthCount), monthCount]
          .filter(
            (until) => until === monthCount || yearsOf(until - opened) > yearsOf(from - opened),
          )
          .flatMap((until) =>
            waysOf(target).map((way) => ({
              ...{ card: at, way, opened, from, until, isNew: false, change: slug },
            })),
          ),
      );
  });
}

/**
 * Possible tenures of a card. A plan has exactly one of a held card's, of which the last keeps it throughout, and at most
 * one of a new card's.
 */
export function tenuresOf(
  horizon: Horizon,
  cards: readonly PlanCard[],
  card: number,
): readonly Tenure[] {
  const planCard = cards[card];
  if (!planCard || planCard.isTarget) return [];
  const { monthCount, question } = horizon;
  const { mayClose, keep, excluded, noOpeningMonths } = question.limits;
  const { slug } = planCard.card;
  const from = (opened: number, isNew: boolean, mayEnd: boolean): readonly Tenure[] => {
    const first = { card, opened, from: Math.max(0, opened), isNew };
    const closed = mayEnd ? endsOf(opened, planCard, monthCount) : [];
    const changes = mayEnd ? changesOf(horizon, cards, card, opened) : [];
    const ends = [
      ...closed.map((until) => ({ until, then: null })),
      ...changes.map((then) => ({ until: then.from, then })),
      { until: monthCount, then: null },
    ];
    return ends.flatMap((end) => waysOf(planCard).map((way) => ({ ...first, way, ...end })));
  };
  const held = heldSince(horizon, slug);
  if (held !== null) return from(held, false, mayClose && !keep.includes(slug));
  if (excluded.includes(slug)) return [];
  const months = Array.from({ length: monthCount }, (_, month) => month);
  return months
    .filter((month) => !noOpeningMonths.includes(month))
    .flatMap((opened) => from(opened, true, mayClose));
}
