import { addMonths, type CalendarDate, partsOf, startOfMonth } from '@/domain/calendar.ts';

const monthFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** The month so many months after the one of `date`, as `Nov 2026`. */
export function nameMonth(date: CalendarDate, month: number): string {
  const { year, month: number } = partsOf(addMonths(startOfMonth(date), month));
  return monthFormat.format(Date.UTC(year, number - 1, 1));
}
