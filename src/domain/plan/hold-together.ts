import type { Point, Rivals } from './plan-rivals.ts';
import { lookAt, tieOf } from './walk-limit.ts';

/** Least and greatest factor of each parameter. */
export type Box = { readonly low: Point; readonly high: Point };

/** Cuts after which a box is given up. */
const MOST_CUTS = 60;
/** Number of points checked inside the box, and of search steps after which only some of them are planned again. */
const MOST_INSIDE = 32;
const LEAST_INSIDE = 2;
const STEPS = 400;
/** Distances to sides within this factor of the longest count as equal. */
const ALMOST = 1 - 1e-9;

/** All corners over parameters that have two sides. */
function cornersOf({ low, high }: Box): readonly Point[] {
  return low.reduce<readonly Point[]>(
    (corners, least, index) => {
      const most = high[index] ?? least;
      const sides = most > least ? [least, most] : [least];
      return corners.flatMap((corner) => sides.map((side) => [...corner, side]));
    },
    [[]],
  );
}

/** A radical inverse for each parameter: points that fill the box evenly. */
function insideOf({ low, high }: Box, index: number): Point {
  const primes = [2, 3, 5, 7, 11, 13];
  return low.map((least, at) => {
    const base = primes[at % primes.length] ?? 2;
    let part = 0;
    let share = 1 / base;
    for (let left = index; left > 0; left = Math.floor(left / base), share /= base) {
      part += (left % base) * share;
    }
    return least + part * ((high[at] ?? least) - least);
  });
}

/** Cuts off a point where a rival is ahead: the nearest sides move to the tie with the rival. */
function cutAt(box: Box, point: Point, reach: number): Box {
  const extents = point.map((factor, at) => {
    const side = (factor < 1 ? box.low[at] : box.high[at]) ?? 1;
    return side === 1 ? 0 : (factor - 1) / (side - 1);
  });
  const most = Math.max(...extents) * ALMOST;
  const tie = (at: number) => 1 + reach * ((point[at] ?? 1) - 1);
  const isCut = (at: number) => (extents[at] ?? 0) >= most;
  return {
    low: box.low.map((side, at) => (isCut(at) && (point[at] ?? 1) < 1 ? tie(at) : side)),
    high: box.high.map((side, at) => (isCut(at) && (point[at] ?? 1) > 1 ? tie(at) : side)),
  };
}

/**
 * Finds a part of the box without a known rival ahead of the plan at its corners or at points spread over it. Cuts
 * the box until that holds; null if nothing is left.
 */
export function* holdTogether(rivals: Rivals, whole: Box): Generator<void, Box | null> {
  let box = whole;
  let steps = 0;
  for (let cuts = 0; cuts < MOST_CUTS; cuts += 1) {
    const corners = cornersOf(box);
    let isCut = false;
    for (let index = 0; index < corners.length + MOST_INSIDE; index += 1) {
      const inside = index - corners.length;
      const point = corners[index] ?? insideOf(box, inside + 1);
      const found = yield* lookAt(rivals, point, inside < LEAST_INSIDE || steps < STEPS);
      if (inside >= 0) steps += found.steps;
      if (!found.ahead) continue;
      const pointAt = (reach: number) => point.map((factor) => 1 + reach * (factor - 1));
      const { reach } = tieOf(rivals, pointAt, found.ahead, 0, 1);
      box = cutAt(box, point, reach);
      isCut = true;
      break;
    }
    if (!isCut) return box;
  }
  return null;
}
