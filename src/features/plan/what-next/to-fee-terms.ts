import {
  addDays,
  addMonths,
  calendarDate,
  type CalendarDate,
  calendarMonthsBetween,
} from '@/domain/calendar.ts';
import { nextAnnualFee } from '@/domain/schedule/annual-fee.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { toFeeCards } from '@/features/plan/upcoming-fees/schema.ts';
import { toConfidence } from '@/lib/confidence.ts';

/** When a card's fee is charged, and how long closing the card refunds it. */
export type FeeTerms = {
  /** Next due date, a year after the last; null for a card that is not held, or without a known date. */
  readonly dueOn: CalendarDate | null;
  /** Days after it was charged in which it comes back; 0: never, or not known. */
  readonly refundDays: number;
};

/** A month of 31 days before another: of all days the one from which the fewest months are reached. */
const ANY_DAY = calendarDate('2027-07-01');
/** A plan counts whole months of so many days. */
const DAYS_A_MONTH = 30;

type Refund = {
  readonly company_id: number;
  readonly days_after_posting: number;
  readonly confidence: string;
};

/** The terms of each card's fee, by the card's name in the question: its own id where it is held, its slug elsewhere. */
export function toFeeTerms(
  memberCards: readonly MemberCard[],
  cards: readonly CardRow[],
  refunds: readonly Refund[],
  date: CalendarDate,
): ReadonlyMap<string, FeeTerms> {
  // Low-confidence refund windows are ignored: advice to wait until after a fee needs good evidence.
  const known = refunds.filter(({ confidence }) => toConfidence(confidence) !== 'low');
  const days = new Map(known.map((row) => [row.company_id, row.days_after_posting]));
  const refundDaysOf = ({ company_id }: CardRow) => days.get(company_id) ?? 0;
  return new Map<string, FeeTerms>([
    ...cards.map((card) => [card.slug, { dueOn: null, refundDays: refundDaysOf(card) }] as const),
    ...toFeeCards(memberCards, cards).map(({ memberCard, card, schedule }) => {
      const next = nextAnnualFee(schedule, date);
      const dueOn = next.kind === 'due' ? next.dueOn : null;
      return [memberCard.id, { dueOn, refundDays: refundDaysOf(card) }] as const;
    }),
  ]);
}

/**
 * Days of a fee refund that a plan can rely on. Since a plan knows only months, only days remain that reach into each
 * counted month, on whatever day the fee is charged; fewer if some of the last fee's days are over.
 */
export function countedRefundDays({ dueOn, refundDays }: FeeTerms, date: CalendarDate): number {
  const chargedOn = dueOn === null ? ANY_DAY : addMonths(dueOn, -12);
  const until = addDays(chargedOn, refundDays);
  const reached = calendarMonthsBetween(chargedOn, until);
  const isOver = dueOn !== null && until < date;
  const months = isOver ? Math.min(reached, calendarMonthsBetween(chargedOn, date) - 1) : reached;
  return Math.max(0, Math.min(refundDays, (months + 1) * DAYS_A_MONTH - 1));
}
