import {
  addMonths,
  type CalendarDate,
  calendarMonthsBetween,
  parseCalendarDate,
  startOfMonth,
} from '@/domain/calendar.ts';

/** A month of a plan that begins in the month of `date`, as an address has it: `2027-08`. */
export function keyOfMonth(date: CalendarDate, month: number): string {
  return addMonths(startOfMonth(date), month).slice(0, 7);
}

/** Month of the plan in the address, from 0; may be outside the plan; null if absent. */
export function monthNamed(key: string | undefined, date: CalendarDate): number | null {
  const first = parseCalendarDate(`${key}-01`);
  return first && calendarMonthsBetween(date, first);
}
