import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '../calendar.ts';
import type { BonusTier, SignupBonus } from '../rewards/catalog/card.ts';
import { cents, points } from '../units.ts';
import { costOfMeeting, flatReturn } from './opportunity-cost.ts';
import { daysUntilSpent, judgeBonusReach } from './bonus-reach.ts';
import { averageOverYears } from './card-years.ts';

const opened = calendarDate('2026-01-31');
const tier = (spend: number, windowDays: number, worth: number, cash = 0): BonusTier => ({
  spendCents: cents(spend),
  windowDays,
  points: points(worth),
  cashCents: cents(cash),
});
/** Delta Gold of 2026-07: 70,000 after $3,000 and 20,000 more after $2,000 more, both in 180 days. */
const delta: SignupBonus = { tiers: [tier(300_000, 180, 70_000), tier(500_000, 180, 20_000)] };

describe('a bonus in steps', () => {
  it('adds up the steps that the spending reaches, each counted from opening', () => {
    const both = judgeBonusReach(delta, opened, 1_095_000);
    expect(both.tiers.map(({ kind, reachedOn }) => [kind, reachedOn])).toEqual([
      ['reached', '2026-05-11'],
      ['reached', '2026-07-17'],
    ]);
    expect(both.points).toBe(90_000);
    expect(judgeBonusReach(delta, opened, 730_000).points).toBe(70_000);
  });

  it('gives the missing spend, the day it is reached and the pace needed', () => {
    const [, second] = judgeBonusReach(delta, opened, 730_000).tiers;
    expect(second).toMatchObject({ kind: 'short', missingCents: 140_000, reachedOn: '2026-10-08' });
  });

  it('for any purchase is there at once, and without spending is never', () => {
    expect(judgeBonusReach({ tiers: [tier(0, 90, 5)] }, opened, 0)).toMatchObject({ points: 5 });
    expect(judgeBonusReach({ tiers: [tier(1, 90, 5)] }, opened, 0)).toMatchObject({
      points: 0,
      tiers: [{ kind: 'short', missingCents: 1, reachedOn: null }],
    });
  });

  it('is reached exactly when the spending of its window is enough', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        (spend, windowDays, yearly) => {
          const reach = judgeBonusReach({ tiers: [tier(spend, windowDays, 1)] }, opened, yearly);
          // Whole numbers: the comparison is exact.
          expect(reach.points).toBe(yearly * windowDays >= spend * 365 ? 1 : 0);
          const [step] = reach.tiers;
          const days = daysUntilSpent(spend, yearly);
          if (step?.kind === 'reached') {
            expect(step.reachedOn).toBe(addDays(opened, days ?? NaN));
            expect(yearly * (days ?? NaN)).toBeGreaterThanOrEqual(spend * 365);
            if (days !== null && days > 0) expect(yearly * (days - 1)).toBeLessThan(spend * 365);
          } else {
            expect(step?.missingCents).toBeGreaterThan(0);
            const needed = (step?.neededCentsPerMonth ?? NaN) * 12;
            expect((needed * windowDays) / 365).toBeCloseTo(spend, 3);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('the cost of meeting a minimum spend', () => {
  it('is what the spending would earn more elsewhere, at least zero', () => {
    expect(costOfMeeting(400_000, flatReturn(1), flatReturn(2.5))).toBe(6_000);
    expect(costOfMeeting(400_000, flatReturn(3), flatReturn(2.5))).toBe(0);
  });

  it('follows an elsewhere that earns less and less', () => {
    const capped = (spend: number) =>
      Math.min(spend, 150_000) * 0.05 + Math.max(0, spend - 150_000) * 0.01;
    expect(costOfMeeting(400_000, flatReturn(1), capped)).toBe(6_000);
  });
});

describe('the years of a card', () => {
  const value = { firstYearCents: 60_000, steadyYearCents: -5_000 };

  it('average over the horizon', () => {
    expect([1, 2, 5].map((years) => averageOverYears(value, years))).toEqual([
      60_000, 27_500, 8_000,
    ]);
    expect(() => averageOverYears(value, 0)).toThrow(RangeError);
    expect(() => averageOverYears(value, 1.5)).toThrow(RangeError);
  });

  it('are never NaN or negative zero', () => {
    const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 1, max: 30 }),
        (firstYearCents, steadyYearCents, years) => {
          const average = averageOverYears({ firstYearCents, steadyYearCents }, years);
          expect(Number.isFinite(average) && !Object.is(average, -0)).toBe(true);
          const [low, high] = [
            Math.min(firstYearCents, steadyYearCents),
            Math.max(firstYearCents, steadyYearCents),
          ];
          expect(average).toBeGreaterThanOrEqual(low - 1e-6);
          expect(average).toBeLessThanOrEqual(high + 1e-6);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
