import {
  type CalendarDate,
  addMonths,
  dateOf,
  daysBetween,
  daysInMonth,
  partsOf,
} from '../calendar.ts';

/**
 * Facts that decide when a held card's annual fee is due. `feeMonth` (1 to 12) and `feeDay` (1 to 31) are the
 * member's own, for a card whose fee is not due on its opening day.
 */
export type FeeSchedule = {
  readonly openedOn: CalendarDate | null;
  readonly closedOn: CalendarDate | null;
  readonly annualFeeCents: number;
  readonly firstYearFeeCents: number;
  readonly feeMonth: number | null;
  readonly feeDay: number | null;
};

/** One charge. `cardYear` is 1 in the first year, null without an opening day; a waived fee has 0 cents. */
export type AnnualFee = {
  readonly dueOn: CalendarDate;
  readonly cardYear: number | null;
  readonly amountCents: number;
  readonly isWaived: boolean;
};

export type NextAnnualFee =
  | ({ readonly kind: 'due'; readonly daysLeft: number } & AnnualFee)
  | { readonly kind: 'none'; readonly reason: 'closed' | 'no-annual-fee' }
  | { readonly kind: 'unknown'; readonly missing: 'opened-on' };

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
function dueDate(schedule: FeeSchedule, openedOn: CalendarDate, cardYear: number): CalendarDate {
  const { feeMonth, feeDay } = schedule;
  if (cardYear === 1) return openedOn;
  if (feeMonth === null) return addMonths(openedOn, 12 * (cardYear - 1));
  const opened = partsOf(openedOn);
  const day = feeDay ?? opened.day;
  const halfYear = addMonths(openedOn, 6);
  let firstYear = opened.year;
  while (dayOfMonth(firstYear, feeMonth, day) <= halfYear) firstYear += 1;
  return dayOfMonth(firstYear + cardYear - 2, feeMonth, day);
}

/** The fees due on `date` or later, without end. */
function* feesFrom(schedule: FeeSchedule, date: CalendarDate): Generator<AnnualFee> {
  const { openedOn, feeMonth, feeDay, annualFeeCents, firstYearFeeCents } = schedule;
  const { year } = partsOf(date);
  if (openedOn !== null) {
    for (let cardYear = Math.max(1, year - partsOf(openedOn).year - 1); ; cardYear += 1) {
      const dueOn = dueDate(schedule, openedOn, cardYear);
      const amountCents = cardYear === 1 ? firstYearFeeCents : annualFeeCents;
      const isWaived = amountCents === 0 && annualFeeCents > 0;
      if (dueOn >= date) yield { dueOn, cardYear, amountCents, isWaived };
    }
  }
  if (feeMonth === null) return;
  for (let inYear = year; ; inYear += 1) {
    const dueOn = dayOfMonth(inYear, feeMonth, feeDay ?? 1);
    if (dueOn >= date) {
      yield { dueOn, cardYear: null, amountCents: annualFeeCents, isWaived: false };
    }
  }
}

function isAfterClosing({ closedOn }: FeeSchedule, { dueOn }: AnnualFee): boolean {
  return closedOn !== null && dueOn >= closedOn;
}

/** Lists fees due from `from` to `to`, both included, in order, waived ones as 0 cents; none from the closing day on. */
export function listAnnualFees(
  schedule: FeeSchedule,
  from: CalendarDate,
  to: CalendarDate,
): readonly AnnualFee[] {
  const fees: AnnualFee[] = [];
  for (const fee of feesFrom(schedule, from)) {
    if (fee.dueOn > to || isAfterClosing(schedule, fee)) break;
    if (fee.amountCents > 0 || fee.isWaived) fees.push(fee);
  }
  return fees;
}

/** The next fee of more than 0 cents that is due today or later. */
export function nextAnnualFee(schedule: FeeSchedule, today: CalendarDate): NextAnnualFee {
  for (const fee of feesFrom(schedule, today)) {
    if (isAfterClosing(schedule, fee)) return { kind: 'none', reason: 'closed' };
    if (fee.amountCents > 0) {
      return { kind: 'due', daysLeft: daysBetween(today, fee.dueOn), ...fee };
    }
    // Later fees are the ordinary one.
    if (schedule.annualFeeCents === 0) return { kind: 'none', reason: 'no-annual-fee' };
  }
  return schedule.annualFeeCents === 0
    ? { kind: 'none', reason: 'no-annual-fee' }
    : { kind: 'unknown', missing: 'opened-on' };
}
