import { expect, it } from 'vitest';
import { randomProblem } from '../../../../tests/engine/random-problem.ts';
import { seededRandom } from '../../../../tests/engine/seeded-random.ts';
import { contextOf } from '../terms/context.ts';
import { netCentsOf } from '../valuation/rank-cards.ts';
import { relaxationOf } from './find-best-wallet.ts';
import { lastPlaceBounds } from './last-place.ts';
import { boundOf } from './relaxation.ts';
import { NO_LIMITS } from './wallet-limits.ts';

it('no card at the last place makes a wallet worth more than its bound, and some are worth nearly that', () => {
  let lowered = 0;
  let near = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = seededRandom(seed);
    const problem = randomProblem(seed, {
      cards: 12,
      subCategories: random.whole(3, 6),
      oddDates: random.chance(0.3),
      topSpend: random.chance(0.3),
      odd: seed % 3 === 0,
    });
    const context = contextOf(problem);
    const { relaxation, root } = relaxationOf(context, { ...NO_LIMITS, atMost: 3 });
    const inside = [random.whole(0, 5), random.whole(6, 11)];
    const free = root.region.free.filter((index) => !inside.includes(index));
    const region = { ...root.region, inside, free };
    const bound = boundOf(relaxation, region, root.prices);
    if (!bound) continue;
    const insideCents =
      bound.cents - bound.picked.reduce((sum, at) => sum + (bound.profits.get(at) ?? 0), 0);
    const bounds = lastPlaceBounds(relaxation, region, bound, root.prices, -Infinity);
    for (const [index, most] of bounds) {
      const wallet = [...inside, index].flatMap((at) => relaxation.candidates[at]?.held ?? []);
      const worth = netCentsOf(context, wallet);
      expect(
        worth,
        `seed ${seed}, ${wallet.map(({ card }) => card).join(' ')}`,
      ).toBeLessThanOrEqual(most + 1e-3);
      if (most < insideCents + (bound.profits.get(index) ?? 0) - 1) lowered += 1;
      if (most - worth < Math.abs(worth) / 100) near += 1;
    }
  }
  expect(lowered).toBeGreaterThan(50);
  expect(near).toBeGreaterThan(10);
});
