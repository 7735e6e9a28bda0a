import { describe, expect, it } from 'vitest';
import { randomPlan } from '../../../tests/engine/random-plan.ts';
import { seededRandom } from '../../../tests/engine/seeded-random.ts';
import { findLimits } from './find-limits.ts';
import { planAhead } from './plan-ahead.ts';
import type { PlanQuestion } from './plan-question.ts';
import { type Point, type Schedule, schedulesOf } from './plan-rivals.ts';
import { type PlanParameter, varyQuestion } from './vary-question.ts';

/** Random questions small enough to be planned exactly a hundred times each. */
const SEEDS = [4, 12, 13, 18, 20, 28, 33, 38, 47, 53];
const POINTS = 100;

function toEnd<T>(work: Generator<T, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** Two point systems, and the two sub-categories with the most spending. */
function parametersOf({ spending }: PlanQuestion): readonly PlanParameter[] {
  const spent = Object.entries(spending)
    .filter(([, amount]) => amount > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2);
  return [
    { kind: 'point_value', system: 'alpha' },
    { kind: 'point_value', system: 'beta' },
    ...spent.map(([subCategory]) => ({ kind: 'spending', subCategory }) as const),
  ];
}

const netCentsOf = (question: PlanQuestion, plan: Schedule) =>
  schedulesOf(question).valueAnew(plan)?.netCents ?? Number.NaN;

/** A random question with its best plan and its limits; what other plans are ahead of it at most where it is varied to. */
function limitsOf(seed: number) {
  const question = randomPlan(seed);
  const plan = toEnd(planAhead(question)).best?.tenures ?? [];
  const parameters = parametersOf(question);
  const found = toEnd(findLimits(question, plan, parameters));
  const aheadAt = (point: Point): number => {
    const varied = varyQuestion(question, parameters, point);
    const { best, isProven } = toEnd(planAhead(varied));
    expect(isProven, `seed ${seed} at ${point.join()}`).toBe(true);
    return (best?.netCents ?? Number.NaN) - netCentsOf(varied, plan);
  };
  return { question, parameters, plan, found, aheadAt };
}

describe('the limits of a plan', () => {
  it('hold at random points within them, together and each alone, and another plan wins just beyond', () => {
    let points = 0;
    let wins = 0;
    for (const seed of SEEDS) {
      const random = seededRandom(seed);
      const { question, parameters, plan, found, aheadAt } = limitsOf(seed);
      const { limits, together, toleranceCents, better, record } = found;
      expect(better, `seed ${seed}`).toBeNull();
      expect(limits).toHaveLength(2 * parameters.length);
      expect(record.searches, `seed ${seed}`).toBeGreaterThan(limits.length);
      const alone = (parameter: number, factor: number) =>
        parameters.map((_, index) => (index === parameter ? factor : 1));
      const check = (point: Point) => {
        points += 1;
        expect(aheadAt(point), `seed ${seed} at ${point.join()}`).toBeLessThan(
          toleranceCents + 0.1,
        );
      };
      for (const { parameter, factor } of limits) {
        check(alone(parameter, factor));
        check(alone(parameter, 1 + random.next() * (factor - 1)));
      }
      expect(together, `seed ${seed}`).not.toBeNull();
      const { low, high } = together ?? { low: [], high: [] };
      for (let left = POINTS - 2 * limits.length; left > 0; left -= 1) {
        check(low.map((least, index) => least + random.next() * ((high[index] ?? least) - least)));
      }
      for (const { parameter, side, factor, beyond } of limits) {
        if (!beyond) {
          expect(factor).toBe(side === 'low' ? 0.5 : 2);
          continue;
        }
        wins += 1;
        expect(Math.abs(beyond.factor - factor), `seed ${seed}`).toBeLessThan(0.002);
        const varied = varyQuestion(question, parameters, alone(parameter, beyond.factor));
        const ahead = netCentsOf(varied, beyond.tenures) - netCentsOf(varied, plan);
        expect(ahead, `seed ${seed}`).toBeGreaterThan(toleranceCents);
        expect(ahead, `seed ${seed}`).toBeCloseTo(beyond.aheadCents, 3);
      }
    }
    expect(points).toBe(SEEDS.length * POINTS);
    expect(wins).toBeGreaterThan(SEEDS.length);
  }, 240_000);

  it('are not looked for where another plan is better as everything is', () => {
    const question = randomPlan(4);
    const best = toEnd(planAhead(question)).best;
    const none = best?.tenures.filter(({ isNew }) => !isNew) ?? [];
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
