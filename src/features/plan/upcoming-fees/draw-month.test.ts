import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { monthOf, shiftMonth, weeksOf } from './draw-month.ts';

describe('weeksOf', () => {
  it('begins November 2026, whose first day is a Sunday, without a gap', () => {
    const weeks = weeksOf(calendarDate('2026-11-21'));
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  });

  it('puts the first of May 2026 on a Friday', () => {
    expect(weeksOf(calendarDate('2026-05-01'))[0]).toEqual([
      null,
      null,
      null,
      null,
      null,
      '2026-05-01',
      '2026-05-02',
    ]);
  });

  it('has every day of a leap February once', () => {
    const days = weeksOf(calendarDate('2028-02-10')).flat().filter(Boolean);
    expect(days).toHaveLength(29);
    expect(new Set(days).size).toBe(29);
  });
});

describe('months of the address', () => {
  it('falls back on the month of today', () => {
    expect(monthOf(undefined, calendarDate('2026-11-21'))).toBe('2026-11-01');
    expect(monthOf('2027-02', calendarDate('2026-11-21'))).toBe('2027-02-01');
  });

  it('goes over the end of a year', () => {
    expect(shiftMonth(calendarDate('2026-12-01'), 1)).toBe('2027-01');
    expect(shiftMonth(calendarDate('2026-01-01'), -1)).toBe('2025-12');
  });
});
