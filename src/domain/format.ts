import { type CalendarDate, partsOf } from './calendar.ts';

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const WITH_CENTS = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Dollars as a person reads them, from cents: `$1,234.50`, and `$95` where there are no cents. */
export function formatDollars(cents: number): string {
  const rounded = Math.round(cents);
  const dollars = Math.abs(rounded) / 100;
  const text = (Number.isInteger(dollars) ? WHOLE : WITH_CENTS).format(dollars);
  return rounded < 0 ? `−$${text}` : `$${text}`;
}

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
