import {
  type CalendarDate,
  addMonths,
  dateOf,
  daysBetween,
  daysInMonth,
  partsOf,
} from '../calendar.ts';

/**
 * What decides when a held card's annual fee falls due. `feeMonth` (1 to 12) and `feeDay` (1 to 31)
 * are the member's own, for a card whose fee does not fall on the day it was opened.
 */
export type FeeSchedule = {
  readonly openedOn: CalendarDate;
  readonly closedOn: CalendarDate | null;
  readonly annualFeeCents: number;
  readonly firstYearFeeCents: number;
  readonly feeMonth: number | null;
  readonly feeDay: number | null;
};

/** One charge. `cardYear` is 1 for the fee of the first year; a waived fee is listed with 0 cents. */
export type AnnualFee = {
  readonly dueOn: CalendarDate;
  readonly cardYear: number;
  readonly amountCents: number;
  readonly isWaived: boolean;
};

export type NextAnnualFee =
  | ({ readonly kind: 'due'; readonly daysLeft: number } & AnnualFee)
  | { readonly kind: 'none'; readonly reason: 'closed' | 'no-annual-fee' };

function dayOfMonth(year: number, month: number, day: number): CalendarDate {
  return dateOf(year, month, Math.min(day, daysInMonth(year, month)));
}

/**
 * The day on which the fee of a card year falls due. The first is charged when the account opens; the
 * later ones on its anniversaries (opened on February 29: on the 28th in ordinary years), or on the
 * member's own day, the first of which is the one nearest to the first anniversary: more than six
 * months after opening (the fee posts with the statement that follows the anniversary, so it may fall
 * on either side of it).
 */
function dueDate(schedule: FeeSchedule, cardYear: number): CalendarDate {
  const { openedOn, feeMonth, feeDay } = schedule;
  if (cardYear === 1) return openedOn;
  if (feeMonth === null) return addMonths(openedOn, 12 * (cardYear - 1));
  const opened = partsOf(openedOn);
  const day = feeDay ?? opened.day;
  const halfYear = addMonths(openedOn, 6);
  let firstYear = opened.year;
  while (dayOfMonth(firstYear, feeMonth, day) <= halfYear) firstYear += 1;
  return dayOfMonth(firstYear + cardYear - 2, feeMonth, day);
}

function feeOfYear(schedule: FeeSchedule, cardYear: number): AnnualFee {
  const { annualFeeCents, firstYearFeeCents } = schedule;
  const amountCents = cardYear === 1 ? firstYearFeeCents : annualFeeCents;
  return {
    dueOn: dueDate(schedule, cardYear),
    cardYear,
    amountCents,
    isWaived: amountCents === 0 && annualFeeCents > 0,
  };
}

/** The first card year whose fee could fall due on `date` or later. */
function firstYearFrom(schedule: FeeSchedule, date: CalendarDate): number {
  const elapsed = partsOf(date).year - partsOf(schedule.openedOn).year;
  let cardYear = Math.max(1, elapsed - 1);
  while (dueDate(schedule, cardYear) < date) cardYear += 1;
  return cardYear;
}

/**
 * Every fee due from `from` to `to`, both included, in order, waived ones with 0 cents.
 * None falls due on the day a card is closed or later.
 */
export function listAnnualFees(
  schedule: FeeSchedule,
  from: CalendarDate,
  to: CalendarDate,
): readonly AnnualFee[] {
  const fees: AnnualFee[] = [];
  for (let cardYear = firstYearFrom(schedule, from); ; cardYear += 1) {
    const fee = feeOfYear(schedule, cardYear);
    if (fee.dueOn > to || (schedule.closedOn !== null && fee.dueOn >= schedule.closedOn)) {
      return fees;
    }
    if (fee.amountCents > 0 || fee.isWaived) fees.push(fee);
  }
}

/** The next fee of more than 0 cents that is due today or later. */
export function nextAnnualFee(schedule: FeeSchedule, today: CalendarDate): NextAnnualFee {
  let cardYear = firstYearFrom(schedule, today);
  if (feeOfYear(schedule, cardYear).amountCents === 0) cardYear += 1;
  const fee = feeOfYear(schedule, cardYear);
  if (fee.amountCents === 0) return { kind: 'none', reason: 'no-annual-fee' };
  if (schedule.closedOn !== null && fee.dueOn >= schedule.closedOn) {
    return { kind: 'none', reason: 'closed' };
  }
  return { kind: 'due', daysLeft: daysBetween(today, fee.dueOn), ...fee };
}
