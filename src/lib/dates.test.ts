import { describe, expect, it } from 'vitest';
import { formatDate, formatDateRange, getToday, isWithin, parseDateRange } from './dates.ts';

describe('calendar dates', () => {
  it('today is the day on the local clock, also late in the evening', () => {
    expect(getToday(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  });

  it('a date keeps its day in every zone', () => {
    expect(formatDate('2026-03-01')).toBe('Mar 1, 2026');
  });

  it('a text that is no date is shown as it is', () => {
    expect(formatDate('soon')).toBe('soon');
  });
});

describe('ranges as Postgres writes them', () => {
  it('an open upper end belongs to the day before', () => {
    expect(parseDateRange('[2026-01-01,2026-04-01)')).toEqual({
      from: '2026-01-01',
      to: '2026-03-31',
    });
  });

  it('an open lower end belongs to the day after', () => {
    expect(parseDateRange('(2026-02-28,)')).toEqual({ from: '2026-03-01', to: undefined });
  });

  it('without ends it always holds', () => {
    expect(isWithin(parseDateRange('(,)'), '1999-12-31')).toBe(true);
    expect(isWithin(parseDateRange(null), '1999-12-31')).toBe(true);
  });

  it('both ends belong to it, their neighbors do not', () => {
    const quarter = parseDateRange('[2026-01-01,2026-04-01)');
    expect(
      ['2025-12-31', '2026-01-01', '2026-03-31', '2026-04-01'].map((day) => isWithin(quarter, day)),
    ).toEqual([false, true, true, false]);
  });

  it('is said in words', () => {
    expect(formatDateRange({ from: '2026-01-01', to: '2026-03-31' })).toBe(
      'Jan 1, 2026 – Mar 31, 2026',
    );
    expect(formatDateRange({ from: undefined, to: '2026-03-31' })).toBe('until Mar 31, 2026');
    expect(formatDateRange({ from: undefined, to: undefined })).toBeUndefined();
  });
});
