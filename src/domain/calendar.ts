/**
 * Calendar dates of the proleptic Gregorian calendar, years 1 to 9999, as `YYYY-MM-DD` strings.
 * They carry no time and no zone, so no daylight saving can move them, and their text order is
 * their order in time: `a < b` compares them.
 */
declare const calendarDateBrand: unique symbol;
export type CalendarDate = string & { readonly [calendarDateBrand]: true };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAYS_IN_400_YEARS = 146_097;
/** Days from 0000-03-01, where the count below starts, to 1970-01-01. */
const EPOCH_OFFSET = 719_468;

type DateParts = { readonly year: number; readonly month: number; readonly day: number };

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Days of a month; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** True for the text of a day that exists: `2024-02-29` is one, `2025-02-29` and `2025-2-9` are not. */
export function isCalendarDate(text: unknown): text is CalendarDate {
  if (typeof text !== 'string') return false;
  const match = SHAPE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The date, or null when the text names no day that exists. */
export function parseCalendarDate(text: unknown): CalendarDate | null {
  return isCalendarDate(text) ? text : null;
}

/** The date. Throws RangeError when the text names no day that exists: for literals and checked data. */
export function calendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`not a calendar date: ${text}`);
  return text;
}

/** The date of a year, month (from 1) and day (from 1). Throws RangeError when there is no such day. */
export function dateOf(year: number, month: number, day: number): CalendarDate {
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return calendarDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

export function partsOf(date: CalendarDate): DateParts {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}

/**
 * Days since 1970-01-01, negative before it.
 * Years are counted from March so that a leap day ends its year (Howard Hinnant, "chrono-compatible
 * low-level date algorithms", days_from_civil).
 */
export function dayNumberOf(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_400_YEARS + dayOfEra - EPOCH_OFFSET;
}

/** The inverse of `dayNumberOf`. Throws RangeError outside the years 1 to 9999. */
export function dateOfDayNumber(dayNumber: number): CalendarDate {
  const shifted = dayNumber + EPOCH_OFFSET;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return dateOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

/**
 * The same day of the month `months` later (earlier when negative), or the month's last day where
 * that day does not exist: January 31 and one month is February 28 or 29. Steps do not add up after a
 * clamp, so a series of dates is always computed from its first one.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return dateOf(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** Whole days from `from` to `to`: 1 from a day to the next, negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** Months from the month of `from` to the month of `to`, whatever their days. */
export function calendarMonthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [a, b] = [partsOf(from), partsOf(to)];
  return (b.year - a.year) * 12 + b.month - a.month;
}

export function startOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = partsOf(date);
  return dateOf(year, month, 1);
}

export function endOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = partsOf(date);
  return dateOf(year, month, daysInMonth(year, month));
}

/** Negative, zero or positive, for `sort`. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function earlierOf(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a <= b ? a : b;
}

export function laterOf(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a >= b ? a : b;
}
