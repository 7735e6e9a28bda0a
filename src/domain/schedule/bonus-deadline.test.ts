import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDate, dateOfDayNumber } from '../calendar.ts';
import {
  type BonusTracking,
  bonusWindowOf,
  computeBonusDeadline,
  trackBonus,
} from './bonus-deadline.ts';
import { describeBonusProgress } from './describe-schedule.ts';

const day = fc.integer({ min: 7_000, max: 25_000 }).map(dateOfDayNumber);

describe('a bonus deadline', () => {
  it.each([
    // Three months from September 14 are 91 days: the 90 days are stricter.
    ['2026-09-14', '2026-12-13', 'days-stricter'],
    // From January 31 three months (April 30) are 89 days: the months are stricter.
    ['2026-01-31', '2026-04-30', 'months-stricter'],
    ['2026-02-01', '2026-05-01', 'months-stricter'],
    ['2024-02-01', '2024-05-01', 'same'],
  ])('counts three months from %s to %s', (approvedOn, expected, rule) => {
    const deadline = computeBonusDeadline(calendarDate(approvedOn), { unit: 'months', count: 3 });
    expect(deadline).toMatchObject({ lastDay: expected, rule });
  });

  it('is exactly the days where the offer states days', () => {
    const deadline = computeBonusDeadline(calendarDate('2026-02-01'), { unit: 'days', count: 90 });
    expect(deadline).toMatchObject({ lastDay: '2026-05-02', rule: 'stated-days' });
  });

  it.each([
    [90, false, { unit: 'months', count: 3 }],
    [180, false, { unit: 'months', count: 6 }],
    [365, false, { unit: 'months', count: 12 }],
    [90, true, { unit: 'days', count: 90 }],
    [100, false, { unit: 'days', count: 100 }],
    [0, false, { unit: 'days', count: 0 }],
  ])('reads a window of %i days (stated: %s) as %j', (days, isStated, window) => {
    expect(bonusWindowOf(days, isStated)).toEqual(window);
  });

  it('is never later than either reading, and is one of them', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 36 }), (approvedOn, months) => {
        const { lastDay, byDays, byMonths } = computeBonusDeadline(approvedOn, {
          unit: 'months',
          count: months,
        });
        expect(byMonths).toBe(addMonths(approvedOn, months));
        expect(lastDay <= byDays && byMonths !== null && lastDay <= byMonths).toBe(true);
        expect([byDays, byMonths]).toContain(lastDay);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('tracking a bonus', () => {
  const tracking: BonusTracking = {
    requiredCents: 400_000,
    spentCents: 100_000,
    deadline: calendarDate('2026-12-20'),
    postedOn: null,
  };
  const progressOn = (today: string, changes: Partial<BonusTracking> = {}) =>
    trackBonus({ ...tracking, ...changes }, calendarDate(today));

  it('tells the pace that is needed, today and the last day included', () => {
    const progress = progressOn('2026-11-21');
    expect(progress).toMatchObject({
      kind: 'open',
      leftCents: 300_000,
      daysLeft: 29,
      centsPerDay: 10_000,
    });
    expect(describeBonusProgress(progress)).toBe('$3,000 to spend, 29 days left: $100 a day.');
  });

  it('still counts on the last day and no longer on the next', () => {
    expect(progressOn('2026-12-20')).toMatchObject({
      kind: 'open',
      daysLeft: 0,
      centsPerDay: 300_000,
      centsPerMonth: 300_000,
    });
    const lapsed = progressOn('2026-12-21');
    expect(lapsed).toEqual({ kind: 'lapsed', leftCents: 300_000, daysAgo: 1 });
    expect(describeBonusProgress(lapsed)).toBe(
      'The deadline passed yesterday with $3,000 still to spend.',
    );
  });

  it('knows met from posted', () => {
    expect(progressOn('2027-01-05', { spentCents: 400_000 })).toEqual({
      kind: 'met',
      overCents: 0,
    });
    expect(progressOn('2027-01-05', { postedOn: calendarDate('2027-01-02') })).toMatchObject({
      kind: 'posted',
    });
    expect(progressOn('2027-01-01', { postedOn: calendarDate('2027-01-02') })).toMatchObject({
      kind: 'lapsed',
    });
  });

  it('keeps a pace that reaches the goal on the last day', () => {
    fc.assert(
      fc.property(
        day,
        fc.nat(500),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.nat(10_000_000),
        (today, days, requiredCents, spentCents) => {
          const progress = trackBonus(
            { requiredCents, spentCents, deadline: addDays(today, days), postedOn: null },
            today,
          );
          if (progress.kind === 'met') expect(spentCents).toBe(requiredCents + progress.overCents);
          else if (progress.kind === 'open') {
            expect(spentCents + progress.centsPerDay * (progress.daysLeft + 1)).toBeCloseTo(
              requiredCents,
              4,
            );
          } else expect.unreachable();
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
