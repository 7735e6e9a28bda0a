import { type CalendarDate, addDays, addMonths, daysBetween, earlierOf } from '../calendar.ts';

/** Length of an offer's window: stated in days, in months, or compiled from a source that rounds. */
type BonusWindow =
  | { readonly unit: 'days'; readonly count: number }
  | { readonly unit: 'months'; readonly count: number };

export type BonusDeadline = {
  /** The last day on which a purchase may post. */
  readonly lastDay: CalendarDate;
  readonly byDays: CalendarDate;
  readonly byMonths: CalendarDate | null;
  /** The reading of the offer that set the deadline. */
  readonly rule: 'stated-days' | 'days-stricter' | 'months-stricter' | 'same';
};

/** Issuers' systems read three months as 90 days and a year as 365. */
function daysOfMonths(months: number): number {
  const years = Math.floor(months / 12);
  return years * 365 + (months % 12) * 30;
}

/**
 * The window of an offer whose source gives days only. Sources write 90 days for "3 months" and 365
 * for a year, so a whole number of 30-day months is read as months; `isStatedInDays` says that the
 * offer itself states days.
 */
export function bonusWindowOf(windowDays: number, isStatedInDays: boolean): BonusWindow {
  if (!isStatedInDays && windowDays > 0) {
    const years = windowDays / 365;
    if (Number.isInteger(years)) return { unit: 'months', count: years * 12 };
    const months = windowDays / 30;
    if (Number.isInteger(months) && months < 12) return { unit: 'months', count: months };
  }
  return { unit: 'days', count: windowDays };
}

/**
 * The safe deadline of a sign-up bonus: the clock starts when the account is approved, not when the
 * card arrives. A window in months ends at the earlier of that many months and of as many 30-day
 * months (issuers publish one and apply the other); a window in days ends after exactly those days.
 */
export function computeBonusDeadline(approvedOn: CalendarDate, window: BonusWindow): BonusDeadline {
  if (window.unit === 'days') {
    const byDays = addDays(approvedOn, window.count);
    return { lastDay: byDays, byDays, byMonths: null, rule: 'stated-days' };
  }
  const byDays = addDays(approvedOn, daysOfMonths(window.count));
  const byMonths = addMonths(approvedOn, window.count);
  const rule = byDays < byMonths ? 'days-stricter' : byDays > byMonths ? 'months-stricter' : 'same';
  return { lastDay: earlierOf(byDays, byMonths), byDays, byMonths, rule };
}

/** A member's progress toward a bonus, all in cents; refunds are already deducted from `spentCents`. */
export type BonusTracking = {
  readonly requiredCents: number;
  readonly spentCents: number;
  readonly deadline: CalendarDate;
  readonly postedOn: CalendarDate | null;
};

/**
 * Cents paid from the first to the last day of a bonus's window, both included; an end that is null is not known, and
 * leaves nothing out. Days are texts such as `2026-11-21`.
 */
export function spentWithin(
  window: { readonly startsOn: string | null; readonly lastDay: string | null },
  purchases: readonly { readonly madeOn: string; readonly amountCents: number }[],
): number {
  const { startsOn, lastDay } = window;
  return purchases
    .filter(
      ({ madeOn }) =>
        (startsOn === null || madeOn >= startsOn) && (lastDay === null || madeOn <= lastDay),
    )
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export type BonusProgress =
  | { readonly kind: 'posted'; readonly postedOn: CalendarDate }
  | { readonly kind: 'met'; readonly overCents: number }
  | {
      readonly kind: 'open';
      readonly leftCents: number;
      /** Days from today to the deadline; 0 on its last day, on which purchases still count. */
      readonly daysLeft: number;
      /** Amount that must post each day, today and the last day included. */
      readonly centsPerDay: number;
      readonly centsPerMonth: number;
    }
  | { readonly kind: 'lapsed'; readonly leftCents: number; readonly daysAgo: number };

const DAYS_PER_MONTH = 365.25 / 12;

export function trackBonus(tracking: BonusTracking, today: CalendarDate): BonusProgress {
  if (tracking.postedOn !== null && tracking.postedOn <= today) {
    return { kind: 'posted', postedOn: tracking.postedOn };
  }
  const leftCents = tracking.requiredCents - tracking.spentCents;
  if (leftCents <= 0) return { kind: 'met', overCents: 0 - leftCents };
  const daysLeft = daysBetween(today, tracking.deadline);
  if (daysLeft < 0) return { kind: 'lapsed', leftCents, daysAgo: 0 - daysLeft };
  const centsPerDay = leftCents / (daysLeft + 1);
  const centsPerMonth = Math.min(leftCents, centsPerDay * DAYS_PER_MONTH);
  return { kind: 'open', leftCents, daysLeft, centsPerDay, centsPerMonth };
}
