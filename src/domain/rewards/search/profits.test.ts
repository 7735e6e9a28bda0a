import { expect, it } from 'vitest';
import { randomProblem } from '../../../../tests/engine/random-problem.ts';
import { seededRandom } from '../../../../tests/engine/seeded-random.ts';
import { contextOf } from '../terms/context.ts';
import { netCentsOf } from '../valuation/rank-cards.ts';
import { relaxationOf } from './find-best-wallet.ts';
import { boundOf, type Prices } from './relaxation.ts';
import { NO_LIMITS } from './wallet-limits.ts';

it('no card is worth more than all cents at their prices and what is known of its profit, though most is from other prices', () => {
  let found = 0;
  let all = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = seededRandom(seed);
    const problem = randomProblem(seed, {
      cards: 40,
      subCategories: random.whole(3, 6),
      oddDates: random.chance(0.3),
      topSpend: random.chance(0.3),
      odd: seed % 3 === 0,
    });
    const context = contextOf(problem);
    const { relaxation, root } = relaxationOf(context, { ...NO_LIMITS, atMost: 3 });
    const { candidates, amounts } = relaxation;
    /* A system that is to be unlocked takes a place of its own. */
    const [system] = root.region.locks.keys();
    const region =
      system !== undefined && random.chance(0.5)
        ? { ...root.region, locks: new Map([...root.region.locks, [system, 'unlocked' as const]]) }
        : root.region;
    const worths = candidates.map(({ held }) => netCentsOf(context, [held]));
    let before = boundOf(relaxation, region, root.prices);
    for (let round = 0; round < 10 && before; round += 1) {
      const { cells } = before.known.prices;
      const prices: Prices = {
        cells: cells.map((price) => price * random.pick([0.97, 1, 1.03])),
        fee: 0,
      };
      const fresh = boundOf(relaxation, region, prices);
      const known = boundOf(relaxation, region, prices, before.known);
      if (!fresh || !known) throw new Error('some wallet is within no limits');
      expect(known.cents, `seed ${seed}`).toBeCloseTo(fresh.cents, 6);
      const { most } = known.known;
      const spent = amounts.reduce(
        (sum, amount, cell) => sum + amount * (prices.cells[cell] ?? 0),
        0,
      );
      worths.forEach((worth, index) => {
        expect(worth, `seed ${seed}`).toBeLessThanOrEqual(spent + (most[index] ?? 0) + 1e-3);
        if (most[index] === fresh.profitOf(index)) found += 1;
        all += 1;
      });
      before = known;
    }
  }
  expect(found).toBeLessThan(all / 2);
});
