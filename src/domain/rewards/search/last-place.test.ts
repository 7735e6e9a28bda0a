import { expect, it } from 'vitest';
import { randomProblem } from '../../../../tests/engine/random-problem.ts';
import { seededRandom } from '../../../../tests/engine/seeded-random.ts';
import { contextOf } from '../terms/context.ts';
import { netCentsOf } from '../valuation/rank-cards.ts';
import { relaxationOf } from './find-best-wallet.ts';
import { boundsAt, lastPlaces, placedBounds } from './last-place.ts';
import { boundOf } from './relaxation.ts';
import { NO_LIMITS } from './wallet-limits.ts';

/** Random questions with two cards of twelve inside, in the terms of real cards or in odd ones. */
const questions = Array.from({ length: 40 }, (_, index) => {
  const seed = index + 1;
  const random = seededRandom(seed);
  const problem = randomProblem(seed, {
    cards: 12,
    subCategories: random.whole(3, 6),
    oddDates: random.chance(0.3),
    topSpend: random.chance(0.3),
    ...(seed % 2 === 0 ? { terms: 'issued' } : {}),
    odd: seed % 3 === 0,
  });
  const context = contextOf(problem);
  const { relaxation, root } = relaxationOf(context, { ...NO_LIMITS, atMost: 3 });
  const inside = [random.whole(0, 5), random.whole(6, 11)];
  const free = root.region.free.filter((each) => !inside.includes(each));
  const region = { ...root.region, inside, free };
  const worthOf = (last: number) =>
    netCentsOf(
      context,
      [...inside, last].flatMap((at) => relaxation.candidates[at]?.held ?? []),
    );
  return { seed, context, relaxation, region, prices: root.prices, worthOf };
});

it('no card at the last place makes a wallet worth more than the bound by another card there, and some nearly that', () => {
  let finite = 0;
  let near = 0;
  for (const { seed, context, relaxation, region, worthOf } of questions) {
    const worths = new Map(region.free.map((index) => [index, worthOf(index)]));
    for (const last of [null, ...region.free]) {
      const { withCard, cents } = placedBounds(context, relaxation, region, last);
      if (last !== null) {
        expect(worths.get(last), `seed ${seed}`).toBeLessThanOrEqual(cents + 1e-3);
      }
      for (const [index, worth] of worths) {
        const most = withCard(index);
        expect(worth, `seed ${seed}, ${index} by ${last}`).toBeLessThanOrEqual(most + 1e-3);
        if (most < Infinity) finite += 1;
        if (most - worth < Math.abs(worth) / 100) near += 1;
      }
    }
  }
  expect(finite).toBeGreaterThan(3_000);
  expect(near).toBeGreaterThan(500);
});

it('the wallets that are tried for the last place have the best among them', () => {
  let tried = 0;
  for (const { seed, context, relaxation, region, prices, worthOf } of questions) {
    const bound = boundOf(relaxation, region, prices);
    if (!bound) continue;
    let best = -Infinity;
    const bounds = boundsAt(region, bound);
    for (const { wallet } of lastPlaces(context, relaxation, region, bounds, () => best + 1e-3)) {
      best = Math.max(best, netCentsOf(context, wallet));
      tried += 1;
    }
    const most = Math.max(...region.free.map(worthOf));
    expect(best, `seed ${seed}`).toBeGreaterThanOrEqual(most - 2e-3);
  }
  expect(tried).toBeLessThan(questions.length * 4);
});
