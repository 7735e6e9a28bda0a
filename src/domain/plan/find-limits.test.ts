import { describe, expect, it } from 'vitest';
import {
  checkPlanLimits,
  netCentsOf,
  parametersOf,
  toEnd,
} from '../../../tests/support/check-plan-limits.ts';
import { inSoak } from '../../../tests/support/in-soak.ts';
import { randomPlan } from '../../../tests/engine/random-plan.ts';
import { findLimits } from './find-limits.ts';
import { planAhead } from './plan-ahead.ts';

/** Random questions small enough to be planned to the end a hundred times each. */
const SEEDS = [1, 12, 13, 18, 31, 33, 41, 47, 53, 59].slice(0, inSoak ? 10 : 4);
const POINTS = SEEDS.length * 100;

describe('the limits of a plan', () => {
  it('hold at a hundred random points of each within them, and another plan wins just beyond each', () => {
    const checked = SEEDS.map((seed) => checkPlanLimits(seed, 100));
    expect(checked.flatMap(({ breaches }) => breaches)).toEqual([]);
    expect(checked.reduce((sum, { points }) => sum + points, 0)).toBe(POINTS);
    expect(checked.reduce((sum, { wins }) => sum + wins, 0)).toBeGreaterThan(SEEDS.length);
  }, 240_000);

  it('are not looked for where another plan is better as everything is', () => {
    const question = randomPlan(4);
    const none = toEnd(planAhead(question)).best?.tenures.filter(({ isNew }) => !isNew) ?? [];
    const { better, limits, toleranceCents } = toEnd(
      findLimits(question, none, parametersOf(question)),
    );
    expect(limits).toEqual([]);
    expect(better?.aheadCents).toBeGreaterThan(toleranceCents);
    expect(better?.aheadCents).toBeCloseTo(
      netCentsOf(question, better?.tenures ?? []) - netCentsOf(question, none),
      3,
    );
  });
});
