import { addDays, type CalendarDate, daysBetween } from '../../calendar.ts';
import type { DateSpan } from '../../date-span.ts';
import type { YearMonth } from './valued-year.ts';

/** Days of one month on which the same rules are valid throughout. */
export type Stretch = {
  /** Index of the month among the twelve. */
  readonly month: number;
  readonly first: CalendarDate;
  /** Share of the month's days, and so of its spend: above 0, at most 1. */
  readonly share: number;
};

/** Cuts the months wherever one of the spans begins or ends. */
export function stretchesOf(
  months: readonly YearMonth[],
  spans: Iterable<DateSpan>,
): readonly Stretch[] {
  const starts = new Set<CalendarDate>();
  const ends = new Set<CalendarDate>();
  for (const { from, to } of spans) {
    if (from !== null) starts.add(from);
    if (to !== null && to < LAST_DAY) ends.add(to);
  }
  for (const end of ends) starts.add(addDays(end, 1));
  const sorted = [...starts].sort();
  return months.flatMap((month, index) => {
    const cuts = sorted.filter((day) => day > month.first && day <= month.last);
    const firsts = [month.first, ...cuts];
    return firsts.map((first, position) => {
      const next = firsts[position + 1] ?? addDays(month.last, 1);
      return { month: index, first, share: daysBetween(first, next) / month.days };
    });
  });
}

/** The calendar has no day after it. */
const LAST_DAY = '9999-12-31';
