import { type CalendarDate, addDays, daysBetween } from '../calendar.ts';
import { type AnnualFee, type FeeSchedule, listAnnualFees } from './annual-fee.ts';

/** A fee, and the last day on which closing the card refunds it. */
type RefundWindow = { readonly fee: AnnualFee; readonly until: CalendarDate };

/** The latest fee, if closing the card in time still refunds it. */
export type OpenRefund = {
  readonly chargedOn: CalendarDate;
  readonly amountCents: number;
  /** Last day on which closing the card still refunds the fee. */
  readonly until: CalendarDate;
  readonly daysLeft: number;
};

/**
 * Lists the refunds whose last day is from `from` to `to`, both included, in order. `daysAfterPosting` is the
 * issuer's refund period after the charge; 0 for never, null if unknown.
 */
export function listRefundWindows(
  schedule: FeeSchedule,
  daysAfterPosting: number | null,
  from: CalendarDate,
  to: CalendarDate,
): readonly RefundWindow[] {
  if (daysAfterPosting === null || daysAfterPosting <= 0) return [];
  return listAnnualFees(schedule, addDays(from, -daysAfterPosting), addDays(to, -daysAfterPosting))
    .filter(({ amountCents }) => amountCents > 0)
    .map((fee) => ({ fee, until: addDays(fee.dueOn, daysAfterPosting) }));
}

/** Finds a recent fee that the issuer still refunds; null if there is none. */
export function findOpenRefund(
  schedule: FeeSchedule,
  daysAfterPosting: number | null,
  today: CalendarDate,
): OpenRefund | null {
  const latest = addDays(today, daysAfterPosting ?? 0);
  const last = listRefundWindows(schedule, daysAfterPosting, today, latest).at(-1);
  if (!last) return null;
  const { fee, until } = last;
  return {
    ...{ chargedOn: fee.dueOn, amountCents: fee.amountCents, until },
    daysLeft: daysBetween(today, until),
  };
}
