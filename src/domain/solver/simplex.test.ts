import { expect, it } from 'vitest';
import { seededRandom } from '../../../tests/engine/seeded-random.ts';
import { type LinearOptimum, type LinearProgram, maximize, withLimits } from './simplex.ts';

const SHARES = 4;

/**
 * A random program: activities share limited room, scaled by up to four shares from 0 to 1, each with a row for its
 * maximum and one for its minimum.
 */
function randomProgram(seed: number) {
  const random = seededRandom(seed);
  const rooms = random.whole(2, 5);
  const others = random.whole(1, 5);
  const use = () =>
    Array.from({ length: rooms }, (_, row) => [row, random.whole(0, 4)] as const).filter(
      ([, amount]) => amount > 0,
    );
  const shares = Array.from({ length: SHARES }, use);
  const bought = Array.from({ length: others }, () => [...use(), [0, 1] as const]);
  const values = Array.from({ length: SHARES + others }, () => random.whole(0, 9));
  const limits = Array.from({ length: rooms }, () => random.whole(0, 8));
  const atMost = (share: number) => rooms + 2 * share;
  const program: LinearProgram = {
    rowCount: rooms + 2 * SHARES,
    limits: [...limits, ...shares.flatMap(() => [1, 0])],
    values,
    columns: [
      ...shares.map((uses, share) => [
        ...uses,
        [atMost(share), 1] as const,
        [atMost(share) + 1, -1] as const,
      ]),
      ...bought,
    ],
  };
  return { random, program, shares, limits, atMost };
}

/** The same with some shares whole, which use up room, or none, which are no columns any more; null: there is no room. */
function solveFromScratch(
  { program, shares, limits }: ReturnType<typeof randomProgram>,
  states: ReadonlyMap<number, 'in' | 'out'>,
): number | null {
  const left = [...limits];
  let sure = 0;
  for (const [share, state] of states) {
    if (state === 'out') continue;
    sure += program.values[share] ?? 0;
    for (const [row, amount] of shares[share] ?? []) left[row] = (left[row] ?? 0) - amount;
  }
  if (left.some((limit) => limit < 0)) return null;
  const isOpen = (column: number) => !states.has(column);
  const { value } = maximize({
    ...program,
    limits: program.limits.map((limit, row) => left[row] ?? limit),
    values: program.values.filter((_, column) => isOpen(column)),
    columns: program.columns.filter((_, column) => isOpen(column)),
  });
  return value + sure;
}

it('an optimum that is asked again with other limits is the one of the program with them, or there is none in both', () => {
  let [met, missed] = [0, 0];
  for (let seed = 1; seed <= 400; seed += 1) {
    const drawn = randomProgram(seed);
    const states = new Map<number, 'in' | 'out'>();
    let optimum: LinearOptimum | null = maximize(drawn.program);
    for (const share of drawn.random.sample([0, 1, 2, 3], SHARES)) {
      const state = drawn.random.chance(0.6) ? 'in' : 'out';
      states.set(share, state);
      const at = drawn.atMost(share);
      optimum = withLimits(optimum, new Map([state === 'in' ? [at + 1, -1] : [at, 0]]));
      const fresh = solveFromScratch(drawn, states);
      if (optimum === null || fresh === null) {
        expect(optimum, `seed ${seed}`).toBe(null);
        expect(fresh, `seed ${seed}`).toBe(null);
        missed += 1;
        break;
      }
      expect(optimum.value, `seed ${seed}`).toBeCloseTo(fresh, 7);
      expect(optimum.amounts[share], `seed ${seed}`).toBeCloseTo(state === 'in' ? 1 : 0, 7);
      met += 1;
    }
  }
  expect(met).toBeGreaterThan(500);
  expect(missed).toBeGreaterThan(100);
});
