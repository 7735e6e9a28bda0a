import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { describeOfferAge, isAging, isOld, offerAgeDays } from './schema.ts';

const ageOf = (verified_on: string | null) =>
  offerAgeDays({ verified_on }, calendarDate('2026-11-20'));

describe('the age of an offer', () => {
  it('is counted from the day on which it was confirmed', () => {
    expect([ageOf('2026-11-18'), ageOf('2026-12-01'), ageOf(null)]).toEqual([2, 0, null]);
    expect(describeOfferAge(1)).toBe('confirmed 1 day ago');
    expect(describeOfferAge(null)).toBe('confirmed on an unknown day');
  });

  it('is marked from the thirty-first day on, and if it is unknown', () => {
    const days = ['2026-10-21', '2026-10-20', null];
    expect(days.map((day) => isAging(ageOf(day)))).toEqual([false, true, true]);
  });

  it('is too old after a year', () => {
    const days = ['2025-11-20', '2025-11-19', null];
    expect(days.map((day) => isOld(ageOf(day)))).toEqual([false, true, false]);
  });
});
