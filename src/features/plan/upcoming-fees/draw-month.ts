import {
  type CalendarDate,
  addDays,
  addMonths,
  calendarDate,
  dayNumberOf,
  daysInMonth,
  partsOf,
  startOfMonth,
} from '@/domain/calendar.ts';

/** 1970-01-01 was a Thursday; weeks begin on Sunday. */
function weekdayOf(date: CalendarDate): number {
  return (((dayNumberOf(date) + 4) % 7) + 7) % 7;
}

/** The weeks of a month, Sunday first; days of other months are null. */
export function weeksOf(month: CalendarDate): (CalendarDate | null)[][] {
  const first = startOfMonth(month);
  const { year, month: number } = partsOf(first);
  const days: (CalendarDate | null)[] = [
    ...Array.from({ length: weekdayOf(first) }, () => null),
    ...Array.from({ length: daysInMonth(year, number) }, (_, index) => addDays(first, index)),
  ];
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** First day of the month in the address; of the current month by default. */
export function monthOf(text: string | undefined, today: CalendarDate): CalendarDate {
  return text === undefined ? startOfMonth(today) : calendarDate(`${text}-01`);
}

export function shiftMonth(month: CalendarDate, by: number): string {
  return addMonths(month, by).slice(0, 7);
}
