import { addMonths, type CalendarDate, endOfMonth, partsOf, startOfMonth } from '../../calendar.ts';

export const MONTHS_A_YEAR = 12;

export type YearMonth = {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  readonly days: number;
  /** Number of the calendar's quarter and half year since year 0: equal numbers share a cap. */
  readonly quarter: number;
  readonly halfYear: number;
};

/** The valued months, twelve by default, from the first of the month of `date`. */
export function monthsFrom(date: CalendarDate, count = MONTHS_A_YEAR): readonly YearMonth[] {
  const start = startOfMonth(date);
  return Array.from({ length: count }, (_, index) => {
    const first = addMonths(start, index);
    const last = endOfMonth(first);
    const { year, month } = partsOf(first);
    const monthNumber = year * MONTHS_A_YEAR + month - 1;
    return {
      first,
      last,
      days: partsOf(last).day,
      quarter: Math.floor(monthNumber / 3),
      halfYear: Math.floor(monthNumber / 6),
    };
  });
}
