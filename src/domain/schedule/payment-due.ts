import {
  addDays,
  addMonths,
  type CalendarDate,
  dateOf,
  daysBetween,
  daysInMonth,
  partsOf,
} from '../calendar.ts';

/** Amount that a card's issuer takes from the member's bank account on each due day; null is unknown. */
export const AUTOPAYS = ['statement', 'minimum', 'none'] as const;
export type Autopay = (typeof AUTOPAYS)[number];

/** Days of the month, 1 to 31; a month without that day counts its last. Null is unknown. */
type PaymentDays = {
  readonly statementDay: number | null;
  readonly dueDay: number | null;
};

/** Bills are sent at least this many days before they are due: Regulation Z, 12 CFR 1026.5(b)(2)(ii). */
const DAYS_TO_PAY = 21;

const LONGEST_MONTH = 31;

/** The day in the month `months` after that of `date`, or that month's last day. */
function dayInMonth(date: CalendarDate, months: number, day: number): CalendarDate {
  const { year, month } = partsOf(date);
  const { year: inYear, month: inMonth } = partsOf(addMonths(dateOf(year, month, 1), months));
  return dateOf(inYear, inMonth, Math.min(day, daysInMonth(inYear, inMonth)));
}

/** The first such day of a month on or after `today`. */
function nextDayOfMonth(day: number, today: CalendarDate): CalendarDate {
  const present = dayInMonth(today, 0, day);
  return present >= today ? present : dayInMonth(today, 1, day);
}

/** The day on which the present statement closes, today or later; null if the statement day is unknown. */
export function nextStatementClosing(
  { statementDay }: Pick<PaymentDays, 'statementDay'>,
  today: CalendarDate,
): CalendarDate | null {
  return statementDay === null ? null : nextDayOfMonth(statementDay, today);
}

/**
 * The next day on which a payment is due, today or later; null if the due day is unknown. It depends on no statement
 * day, because a card is due on the same day of each month: Regulation Z, 12 CFR 1026.7(b)(11)(i)(A).
 */
export function nextPaymentDue(
  { dueDay }: Pick<PaymentDays, 'dueDay'>,
  today: CalendarDate,
): CalendarDate | null {
  return dueDay === null ? null : nextDayOfMonth(dueDay, today);
}

/** Every day on which a payment is due from `from` to `to`, both included. */
export function listPaymentDues(
  days: Pick<PaymentDays, 'dueDay'>,
  from: CalendarDate,
  to: CalendarDate,
): readonly CalendarDate[] {
  const dues: CalendarDate[] = [];
  let next = nextPaymentDue(days, from);
  while (next !== null && next <= to) {
    dues.push(next);
    next = nextPaymentDue(days, addDays(next, 1));
  }
  return dues;
}

/**
 * Days from a purchase until it is due; null if either day is unknown. The purchase is on the next statement to close,
 * and that is due on the first due day that leaves 21 days in a month of 31. A purchase on the closing day counts as
 * on the statement that closes then: the regulation leaves it to the issuer, and this answer never promises too long.
 */
export function daysUntilDue(days: PaymentDays, boughtOn: CalendarDate): number | null {
  const { statementDay, dueDay } = days;
  const closing = nextStatementClosing(days, boughtOn);
  if (closing === null || statementDay === null || dueDay === null) return null;
  const months = Math.ceil((statementDay + DAYS_TO_PAY - dueDay) / LONGEST_MONTH);
  return daysBetween(boughtOn, dayInMonth(closing, Math.max(0, months), dueDay));
}

/**
 * Days ahead from which a payment is worth an action: a transfer between banks takes three working days, five days with
 * a weekend, and earlier than that every month would be noise.
 */
export const PAYMENT_LEAD_DAYS = 5;

/** True unless the issuer pays the whole statement by itself: the minimum leaves interest, and unknown may be nothing. */
export const needsPaymentReminder = (autopay: Autopay | null): boolean => autopay !== 'statement';
