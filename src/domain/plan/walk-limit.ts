import type { Point, Rival, Rivals } from './plan-rivals.ts';

/** The distance a plan stays best on the way from the current point to another. */
export type Walk = {
  /** Fraction of the way, 0 to 1, at which it was still best when planned again. */
  readonly reach: number;
  /** Fraction just beyond it with the rival ahead there; null if none was found to the end. */
  readonly beyond: (Rival & { readonly reach: number }) | null;
};

/** Number of halvings of the way, for a precision of 1/4096. */
const HALVINGS = 12;
/** Number of points checked along the way, and of search steps after which only some of them are planned again. */
const MOST_POINTS = 8;
const LEAST_POINTS = 1;
const STEPS = 150;

/** 1, then 1/2, 1/4, 3/4, 1/8 and so on: wherever one stops, they are spread over the way. */
export function spread(index: number): number {
  if (index === 0) return 1;
  let part = 0;
  let share = 0.5;
  for (let left = index; left > 0; left = Math.floor(left / 2), share /= 2) {
    if (left % 2 === 1) part += share;
  }
  return part;
}

/** Finds where the rival at the end of the way overtakes the plan: a fraction with the plan ahead, and one beyond. */
export function tieOf(
  rivals: Rivals,
  pointAt: (reach: number) => Point,
  ahead: Rival,
  from: number,
  to: number,
): Required<Walk> {
  let reach = from;
  let beyond = { ...ahead, reach: to };
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (reach + beyond.reach) / 2;
    const rival = rivals.aheadAt(pointAt(middle), [ahead.tenures]);
    if (rival) beyond = { ...rival, reach: middle };
    else reach = middle;
  }
  return { reach, beyond };
}

/** Finds the rival ahead at a point, among the known ones or by a search. */
export function* lookAt(
  rivals: Rivals,
  point: Point,
  maySearch = true,
): Generator<void, { readonly ahead: Rival | null; readonly steps: number }> {
  const known = rivals.aheadAt(point);
  yield;
  if (known || !maySearch) return { ahead: known, steps: 0 };
  const steps = yield* rivals.search(point);
  return { ahead: steps === 0 ? null : rivals.aheadAt(point), steps };
}

/**
 * Walks from the current point (0) toward another (1). If a rival is ahead, the way ends at the tie with it, and the
 * search repeats there, until no rival is ahead at the end or at points between.
 */
export function* walkLimit(
  rivals: Rivals,
  pointAt: (reach: number) => Point,
): Generator<void, Walk> {
  let walk: Walk = { reach: 1, beyond: null };
  let steps = 0;
  for (let index = 0; index < MOST_POINTS && walk.reach > 0; index += 1) {
    const reach = walk.reach * spread(index);
    const maySearch = index < LEAST_POINTS || steps < STEPS;
    const found = yield* lookAt(rivals, pointAt(reach), maySearch);
    steps += found.steps;
    if (!found.ahead) continue;
    walk = tieOf(rivals, pointAt, found.ahead, 0, reach);
    index = -1;
  }
  return walk;
}
