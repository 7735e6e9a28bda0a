import { type CalendarDate, addDays, daysBetween } from '../calendar.ts';
import { type FeeSchedule, listAnnualFees } from './annual-fee.ts';

/** The fee that was charged last and comes back to whoever closes the card in time. */
export type OpenRefund = {
  readonly chargedOn: CalendarDate;
  readonly amountCents: number;
  /** The last day on which closing the card still brings the fee back. */
  readonly until: CalendarDate;
  readonly daysLeft: number;
};

/**
 * The fee of the last days that an issuer still pays back; null where there is none. `daysAfterPosting` is how long it
 * does so after the fee was charged; 0 is never, null is not known.
 */
export function findOpenRefund(
  schedule: FeeSchedule,
  daysAfterPosting: number | null,
  today: CalendarDate,
): OpenRefund | null {
  if (daysAfterPosting === null || daysAfterPosting <= 0) return null;
  const fees = listAnnualFees(schedule, addDays(today, -daysAfterPosting), today);
  const last = fees.findLast(({ amountCents }) => amountCents > 0);
  if (!last) return null;
  const until = addDays(last.dueOn, daysAfterPosting);
  return {
    ...{ chargedOn: last.dueOn, amountCents: last.amountCents, until },
    daysLeft: daysBetween(today, until),
  };
}
