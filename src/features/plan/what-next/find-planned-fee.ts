import {
  addMonths,
  type CalendarDate,
  calendarMonthsBetween,
  laterOf,
  startOfMonth,
} from '@/domain/calendar.ts';
import type { PlanFacts } from './judge-openings.ts';

/** A fee of a month of the plan: one that is charged, or the one for which a card is closed. */
export type PlannedFee = {
  readonly feeCents: number;
  /** The month in which it is due, and the day where that is known. */
  readonly dueIn: number;
  readonly dueOn: CalendarDate | null;
  /** Days in which it comes back, for one that does since the card is closed then; null for any other. */
  readonly refundDays: number | null;
};

const MONTHS_A_YEAR = 12;

/** The fee of a month, as its day is: of one that was charged earlier this month the plan begins the year a month before. */
export function dueAround(
  { question: { date }, feeTerms }: PlanFacts,
  card: string,
  month: number,
) {
  const next = feeTerms.get(card)?.dueOn ?? null;
  if (next === null) return { dueIn: month, dueOn: null };
  const years = Math.round((month - calendarMonthsBetween(date, next)) / MONTHS_A_YEAR);
  const dueOn = addMonths(next, years * MONTHS_A_YEAR);
  return { dueIn: calendarMonthsBetween(date, dueOn), dueOn };
}

/** The fee for which a card is closed in a month: one still to be charged then, or one that comes back. */
export function closingFee(facts: PlanFacts, card: string, month: number, opened: number) {
  const { date } = facts.question;
  const begun = month - ((month - opened) % MONTHS_A_YEAR);
  const due = dueAround(facts, card, begun);
  const first = laterOf(date, addMonths(startOfMonth(date), month));
  const isCharged = due.dueOn === null ? due.dueIn < month : due.dueOn < first;
  return { ...due, refundDays: isCharged ? (facts.feeTerms.get(card)?.refundDays ?? 0) : null };
}
