import { findLimits } from '@/domain/plan/find-limits.ts';
import { planAhead } from '@/domain/plan/plan-ahead.ts';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import { type Point, type Schedule, schedulesOf } from '@/domain/plan/plan-rivals.ts';
import { type PlanParameter, varyQuestion } from '@/domain/plan/vary-question.ts';
import { randomPlan } from '../engine/random-plan.ts';
import { seededRandom } from '../engine/seeded-random.ts';

type Checked = {
  /** Points within the limits at which the question was planned to the end. */
  readonly points: number;
  /** Limits beyond which another plan is ahead by more than the tolerance. */
  readonly wins: number;
  /** Contradictions of the limits, in sentences that name the seed. */
  readonly breaches: readonly string[];
};

export function toEnd<T>(work: Generator<T, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** Two point systems, and the two sub-categories with the most spending. */
export function parametersOf({ spending }: PlanQuestion): readonly PlanParameter[] {
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

export const netCentsOf = (question: PlanQuestion, plan: Schedule) =>
  schedulesOf(question).valueAnew(plan)?.netCents ?? Number.NaN;

/** Cents: sums in another order differ by less. */
const DUST_CENTS = 0.1;
/** Relative tolerance: a limit and the answer just beyond it are no farther apart, as a fraction of the parameter. */
const BESIDE = 0.002;

/**
 * Checks the limits of a random question's best plan against the best plan at each limit, at random points within,
 * alone and together, and just beyond each limit.
 */
export function checkPlanLimits(seed: number, count: number): Checked {
  const question = randomPlan(seed);
  const plan = toEnd(planAhead(question)).best?.tenures;
  if (!plan) return { points: 0, wins: 0, breaches: [] };
  const parameters = parametersOf(question);
  const { limits, together, toleranceCents, better } = toEnd(
    findLimits(question, plan, parameters),
  );
  const breaches: string[] = better ? [`seed ${seed}: a better plan as things are`] : [];
  const random = seededRandom(seed);
  let points = 0;
  let wins = 0;
  const check = (point: Point): void => {
    points += 1;
    const varied = varyQuestion(question, parameters, point);
    const { best, isProven } = toEnd(planAhead(varied));
    const ahead = (best?.netCents ?? Number.NaN) - netCentsOf(varied, plan);
    if (isProven && ahead <= toleranceCents + DUST_CENTS) return;
    breaches.push(`seed ${seed} at ${point.join()}: ${ahead} cents ahead, proven: ${isProven}`);
  };
  const alone = (parameter: number, factor: number) =>
    parameters.map((_, index) => (index === parameter ? factor : 1));
  for (const { parameter, factor, beyond } of limits) {
    check(alone(parameter, factor));
    check(alone(parameter, 1 + random.next() * (factor - 1)));
    if (!beyond) continue;
    const varied = varyQuestion(question, parameters, alone(parameter, beyond.factor));
    const ahead = netCentsOf(varied, beyond.tenures) - netCentsOf(varied, plan);
    if (Math.abs(beyond.factor - factor) < BESIDE && ahead > toleranceCents) wins += 1;
    else breaches.push(`seed ${seed}: nobody wins at ${beyond.factor} of parameter ${parameter}`);
  }
  if (together) {
    const { low, high } = together;
    while (points < count) {
      check(low.map((least, index) => least + random.next() * ((high[index] ?? least) - least)));
    }
  }
  return { points, wins, breaches };
}
