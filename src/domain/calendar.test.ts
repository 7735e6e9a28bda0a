import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  calendarDate,
  calendarMonthsBetween,
  compareDates,
  dateOf,
  dateOfDayNumber,
  dayNumberOf,
  daysBetween,
  daysInMonth,
  endOfMonth,
  isCalendarDate,
  parseCalendarDate,
  partsOf,
  startOfMonth,
} from './calendar.ts';

const FIRST = dayNumberOf(calendarDate('0001-01-01'));
const LAST = dayNumberOf(calendarDate('9999-12-31'));
const anyDate = fc.integer({ min: FIRST, max: LAST }).map(dateOfDayNumber);
const modernDate = fc.integer({ min: 0, max: 40_000 }).map(dateOfDayNumber);
const runs = { numRuns: 2_000 };

describe('a calendar date', () => {
  it.each([
    '2025-02-29',
    '1900-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-04-31',
    '2025-4-1',
    '0000-01-01',
    ' 2025-01-01',
    '2025-01-01T00:00:00Z',
    '',
    'tomorrow',
  ])('refuses %j', (text) => {
    expect(parseCalendarDate(text)).toBeNull();
    expect(() => calendarDate(text)).toThrow(RangeError);
  });

  it.each([null, undefined, 20250101, new Date(0)])('refuses %j, which is no text', (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });

  it.each(['2024-02-29', '2000-02-29', '2025-12-31', '0001-01-01', '9999-12-31'])(
    'accepts %s',
    (text) => {
      expect(parseCalendarDate(text)).toBe(text);
    },
  );

  it('agrees with the platform on every day number', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const platform = new Date(0);
        const { year, month, day } = partsOf(date);
        platform.setUTCFullYear(year, month - 1, day);
        expect(dayNumberOf(date)).toBe(platform.getTime() / 86_400_000);
        expect(dateOfDayNumber(dayNumberOf(date))).toBe(date);
      }),
      runs,
    );
  });

  it('orders as text as it orders in time', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(Math.sign(compareDates(a, b))).toBe(Math.sign(dayNumberOf(a) - dayNumberOf(b)));
      }),
      runs,
    );
  });
});

describe('adding', () => {
  it.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2025-08-31', 6, '2026-02-28'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-05-30', 0, '2025-05-30'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(calendarDate(from), months)).toBe(to);
  });

  it('days crosses months and leap days', () => {
    expect(addDays(calendarDate('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(calendarDate('2025-02-28'), 1)).toBe('2025-03-01');
    expect(addDays(calendarDate('2026-01-01'), -1)).toBe('2025-12-31');
  });

  it('days is undone by the difference', () => {
    fc.assert(
      fc.property(modernDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
      runs,
    );
  });

  it('months lands in the right month, on the same day or on its last', () => {
    fc.assert(
      fc.property(modernDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const moved = addMonths(date, months);
        expect(calendarMonthsBetween(date, moved)).toBe(months);
        const { year, month, day } = partsOf(moved);
        expect(day).toBe(Math.min(partsOf(date).day, daysInMonth(year, month)));
      }),
      runs,
    );
  });

  it('refuses to leave the years 1 to 9999', () => {
    expect(() => addDays(dateOf(9999, 12, 31), 1)).toThrow(RangeError);
    expect(() => addMonths(dateOf(1, 1, 1), -1)).toThrow(RangeError);
  });
});

it('knows the ends of a month', () => {
  expect(startOfMonth(calendarDate('2024-02-17'))).toBe('2024-02-01');
  expect(endOfMonth(calendarDate('2024-02-17'))).toBe('2024-02-29');
});
