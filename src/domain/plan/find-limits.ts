import { holdTogether } from './hold-together.ts';
import {
  LEAST_FACTOR,
  MOST_FACTOR,
  type PlanLimit,
  type PlanLimits,
  tightest,
} from './plan-limits.ts';
import type { PlanQuestion } from './plan-question.ts';
import { createRivals, type Point, type Schedule, schedulesOf } from './plan-rivals.ts';
import { type PlanParameter, varyQuestion } from './vary-question.ts';
import { type Walk, walkLimit } from './walk-limit.ts';

/** Parameters of the box. */
const TOGETHER = 2;
/** The part of its worth by which another plan has to be ahead, and cents that it has to be in any case. */
const TOLERANCE = 0.001;
const LEAST_TOLERANCE_CENTS = 100;

/** Margin below which another plan does not count as better. */
function toleranceOf(netCents: number): number {
  return Math.max(LEAST_TOLERANCE_CENTS, TOLERANCE * Math.abs(netCents));
}

/**
 * Finds the range of each parameter in which a plan stays best: each alone, first downward and then upward, and then
 * jointly. Each limit is found by planning again at it. Yields its results after each step; for searches cut short,
 * `record` says how much their bounds leave open.
 */
export function* findLimits(
  question: PlanQuestion,
  tenures: Schedule,
  parameters: readonly PlanParameter[],
): Generator<PlanLimits, PlanLimits> {
  const toleranceCents = toleranceOf(schedulesOf(question).valueAnew(tenures)?.netCents ?? 0);
  const rivals = createRivals(
    (point) => varyQuestion(question, parameters, point),
    tenures,
    toleranceCents,
  );
  const present: Point = parameters.map(() => 1);
  const sides = (['low', 'high'] as const).flatMap((side) =>
    parameters.map((_, parameter) => ({ parameter, side })),
  );
  let known: PlanLimits = {
    toleranceCents,
    limits: [],
    together: null,
    better: null,
    record: rivals.record(),
    parts: sides.length + 2,
    done: 0,
  };
  function* during<T>(work: Generator<void, T>): Generator<PlanLimits, T> {
    let step = work.next();
    for (; step.done !== true; step = work.next()) yield { ...known, record: rivals.record() };
    return step.value;
  }
  /** Also true of a rival found elsewhere that is ahead at the current point. */
  const isBeaten = (): boolean => {
    const better = rivals.aheadAt(present);
    known = { ...known, better, record: rivals.record() };
    return better !== null;
  };

  yield* during(rivals.search(present));
  known = { ...known, done: 1 };
  if (isBeaten()) return known;
  const limitOf = (parameter: number, side: 'low' | 'high', end: number, walk: Walk): PlanLimit => {
    const factorAt = (reach: number) => 1 + reach * (end - 1);
    const { beyond, reach } = walk;
    return {
      parameter,
      side,
      factor: factorAt(reach),
      beyond: beyond && { ...beyond, factor: factorAt(beyond.reach) },
    };
  };
  const walkTo = (parameter: number, end: number, among = rivals) =>
    walkLimit(among, (reach) =>
      present.map((_, at) => (at === parameter ? 1 + reach * (end - 1) : 1)),
    );
  for (const { parameter, side } of sides) {
    const end = side === 'low' ? LEAST_FACTOR : MOST_FACTOR;
    const walk = yield* during(walkTo(parameter, end));
    if (isBeaten()) return known;
    known = {
      ...known,
      done: known.done + 1,
      limits: [...known.limits, limitOf(parameter, side, end, walk)],
    };
    yield known;
  }
  const factorOf = (parameter: number, side: 'low' | 'high') =>
    known.limits.find((limit) => limit.parameter === parameter && limit.side === side)?.factor ?? 1;
  const chosen = new Set(tightest(known.limits).slice(0, TOGETHER));
  const sidesOf = (side: 'low' | 'high') =>
    present.map((_, parameter) => (chosen.has(parameter) ? factorOf(parameter, side) : 1));
  const together = yield* during(
    holdTogether(rivals, { low: sidesOf('low'), high: sidesOf('high') }),
  );
  if (isBeaten()) return known;
  // A rival found later may be ahead at a limit found earlier.
  const asKnown = { ...rivals, search: noSearch };
  const limits: PlanLimit[] = [];
  for (const limit of known.limits) {
    const { parameter, side, factor } = limit;
    const walk = yield* during(walkTo(parameter, factor, asKnown));
    limits.push(walk.beyond ? limitOf(parameter, side, factor, walk) : limit);
  }
  if (isBeaten()) return known;
  known = { ...known, limits, together, done: known.parts };
  return known;
}

// eslint-disable-next-line require-yield
function* noSearch(): Generator<void, number> {
  return 0;
}
