import { type CalendarDate, addDays, daysBetween } from '../calendar.ts';
import { type AnnualFee, type FeeSchedule, listAnnualFees } from './annual-fee.ts';

/** A fee, and the last day on which closing the card brings it back. */
export type RefundWindow = { readonly fee: AnnualFee; readonly until: CalendarDate };

/** The fee that was charged last and comes back to whoever closes the card in time. */
export type OpenRefund = {
  readonly chargedOn: CalendarDate;
  readonly amountCents: number;
  /** The last day on which closing the card still brings the fee back. */
  readonly until: CalendarDate;
  readonly daysLeft: number;
};

/**
 * The refunds whose last day is from `from` to `to`, both included, in order. `daysAfterPosting` is how long the issuer
 * pays a fee back after it was charged; 0 is never, null is not known.
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

/** The fee of the last days that an issuer still pays back; null where there is none. */
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
