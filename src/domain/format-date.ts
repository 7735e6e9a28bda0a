import { type CalendarDate, partsOf } from './calendar.ts';

const MONTHS =
  'January February March April May June July August September October November December';
const MONTH_NAMES = MONTHS.split(' ');

/** A date as a person writes it: `November 21, 2026`. */
export function formatLongDate(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${MONTH_NAMES[month - 1] ?? ''} ${day}, ${year}`;
}

/** A short date within this or the next year: `Nov 21`. */
export function formatDay(date: CalendarDate): string {
  const { month, day } = partsOf(date);
  return `${(MONTH_NAMES[month - 1] ?? '').slice(0, 3)} ${day}`;
}
