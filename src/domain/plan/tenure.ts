import { calendarMonthsBetween } from '../calendar.ts';
import { MONTHS_A_YEAR } from '../rewards/year/valued-year.ts';
import type { Horizon } from './horizon.ts';
import type { PlanQuestion } from './plan-question.ts';
import { type PlanCard, sureCents, WIDE } from './plan-card.ts';

/** The months of a plan in which a card is held. */
export type Tenure = {
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

/** What a tenure brings whatever is spent: credits that no spending uses up, less the fees. */
export function fixedCentsOf(horizon: Horizon, planCard: PlanCard, tenure: Tenure): number {
  const { opened, from, until } = tenure;
  return (
    sureCents(horizon, planCard.card, opened, from, until) - feeCentsOf(horizon, planCard, tenure)
  );
}

/**
 * A twelfth of the year's fee for each month, the first year's for the first twelve from the opening. A fee that comes
 * back does so whole, with the months before the plan that it was for.
 */
export function feeCentsOf(
  { monthCount }: Horizon,
  { card: { firstYearFeeCents, annualFeeCents }, refundMonths }: PlanCard,
  { opened, from, until }: Pick<Tenure, 'opened' | 'from' | 'until'>,
): number {
  const first = Math.max(0, Math.min(until, opened + MONTHS_A_YEAR) - from);
  const months = until - opened;
  const isClosed = until < monthCount && mayEndAfter(months, refundMonths);
  const free = isClosed ? months % MONTHS_A_YEAR : 0;
  return (
    (first * firstYearFeeCents + (until - from - first - free) * annualFeeCents) / MONTHS_A_YEAR
  );
}

/** Whether a card is closed after so many months: at an anniversary, or while its fee comes back. */
function mayEndAfter(months: number, refundMonths: number): boolean {
  return months >= MONTHS_A_YEAR && months % MONTHS_A_YEAR <= refundMonths;
}

/** Months of the plan in which a card may be closed. */
function endsOf(opened: number, { refundMonths }: PlanCard, monthCount: number) {
  return Array.from({ length: monthCount }, (_, month) => month).filter((month) =>
    mayEndAfter(month - opened, refundMonths),
  );
}

/** Whether the person holds a card when the plan begins. */
export function isHeldCard({ history }: PlanQuestion, slug: string): boolean {
  return history.some(({ card, closedOn }) => card === slug && closedOn === null);
}

/** The month in which a card that the person holds was opened; null where they hold none. */
function heldSince(horizon: Horizon, slug: string) {
  const { date, history } = horizon.question;
  const held = history
    .filter(({ card, closedOn }) => card === slug && closedOn === null)
    .map(({ openedOn }) => calendarMonthsBetween(date, openedOn));
  return held.length === 0 ? null : Math.max(...held);
}

/** All tenures that a card can have: those of a held card, of which one is certain, or of a new one. */
export function tenuresOf(horizon: Horizon, planCard: PlanCard, card: number): readonly Tenure[] {
  const { monthCount, question } = horizon;
  const { mayClose, keep, excluded, noOpeningMonths } = question.limits;
  const { slug } = planCard.card;
  const held = heldSince(horizon, slug);
  const { tables, wide } = planCard.ways;
  const ways = wide ? [WIDE] : tables.map((_, way) => way);
  if (held !== null) {
    const stays = !mayClose || keep.includes(slug);
    const ends = [...(stays ? [] : endsOf(held, planCard, monthCount)), monthCount];
    return ends.flatMap((until) =>
      ways.map((way) => ({ card, way, opened: held, from: 0, until, isNew: false })),
    );
  }
  if (excluded.includes(slug)) return [];
  const months = Array.from({ length: monthCount }, (_, month) => month);
  const open = months.filter((month) => !noOpeningMonths.includes(month));
  return open.flatMap((opened) =>
    [...(mayClose ? endsOf(opened, planCard, monthCount) : []), monthCount].flatMap((until) =>
      ways.map((way) => ({ card, way, opened, from: opened, until, isNew: true })),
    ),
  );
}
