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

/** The month of a plan, from 0, that an address names, which may lie outside of the plan; null where it names none. */
export function monthNamed(key: string | undefined, date: CalendarDate): number | null {
  const first = parseCalendarDate(`${key}-01`);
  return first && calendarMonthsBetween(date, first);
}
