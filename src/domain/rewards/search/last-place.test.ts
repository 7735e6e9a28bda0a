import { expect, it } from 'vitest';
import { linkedProblem } from '../../../../tests/engine/linked-problem.ts';
import { randomProblem } from '../../../../tests/engine/random-problem.ts';
import { seededRandom } from '../../../../tests/engine/seeded-random.ts';
import { cents } from '../../units.ts';
import { contextOf } from '../terms/context.ts';
import { netCentsOf } from '../valuation/rank-cards.ts';
import { relaxationOf } from './find-best-wallet.ts';
import { boundsAt, lastPlaces } from './last-place.ts';
import { createPricedWallets, mostBy } from './priced-wallet.ts';
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

it('no wallet is worth more than the bound by the prices of another one, and some are nearly worth that', () => {
  let finite = 0;
  let near = 0;
  for (const { seed, context, relaxation, region, worthOf } of questions) {
    const { priced } = createPricedWallets(context, relaxation);
    const worths = new Map(region.free.map((index) => [index, worthOf(index)]));
    for (const last of [null, ...region.free]) {
      const other = priced(last === null ? region.inside : [...region.inside, last]);
      if (last !== null) {
        expect(worths.get(last), `seed ${seed}`).toBeLessThanOrEqual(other.cents + 1e-3);
      }
      for (const [index, worth] of worths) {
        const most = mostBy(relaxation, other, [...region.inside, index]);
        expect(worth, `seed ${seed}, ${index} by ${last}`).toBeLessThanOrEqual(most + 1e-3);
        if (most < Infinity) finite += 1;
        if (most - worth < Math.abs(worth) / 100) near += 1;
      }
    }
  }
  expect(finite).toBeGreaterThan(3_000);
  expect(near).toBeGreaterThan(500);
});

it('the same holds where several cards differ, and where cards are left out', () => {
  let near = 0;
  for (const { seed, context, relaxation } of questions) {
    const random = seededRandom(seed);
    const { priced } = createPricedWallets(context, relaxation);
    const all = relaxation.candidates.map((_, index) => index);
    const wallets = Array.from({ length: 12 }, () => random.sample(all, random.whole(1, 4)));
    for (const wallet of wallets) {
      const held = wallet.flatMap((index) => relaxation.candidates[index]?.held ?? []);
      const worth = netCentsOf(context, held);
      for (const other of wallets) {
        const most = mostBy(relaxation, priced(other), wallet);
        expect(worth, `seed ${seed}: ${wallet.join()} by ${other.join()}`).toBeLessThanOrEqual(
          most + 1e-3,
        );
        if (other !== wallet && most - worth < Math.abs(worth) / 100) near += 1;
      }
    }
  }
  expect(near).toBeGreaterThan(100);
});

it('the same holds for linked rates, whose months begin with a cent, beside large odd spending', () => {
  for (const { seed, wallets } of [
    {
      seed: 2,
      wallets: [
        [2, 4, 5, 0],
        [0, 5, 1, 2],
        [0, 1, 5],
      ],
    },
    { seed: 25, wallets: [[3], [2, 1], [5, 4]] },
  ]) {
    const random = seededRandom(seed);
    const small = linkedProblem(seed, 6, 'any');
    const spending = Object.fromEntries(
      Object.entries(small.spending).map(([slug, amount]) => [
        slug,
        cents(amount * 100 + random.whole(0, 99)),
      ]),
    );
    const context = contextOf({ ...small, spending });
    const { relaxation } = relaxationOf(context, { ...NO_LIMITS, atMost: 4 });
    const { priced } = createPricedWallets(context, relaxation);
    for (const wallet of wallets) {
      const held = wallet.flatMap((index) => relaxation.candidates[index]?.held ?? []);
      const worth = netCentsOf(context, held);
      for (const other of wallets) {
        const most = mostBy(relaxation, priced(other), wallet);
        const asked = `seed ${seed}: ${wallet.join()} by ${other.join()}`;
        expect(worth, asked).toBeLessThanOrEqual(most + 1e-3);
      }
    }
  }
});

it('the wallets that are tried for the last place have the best among them', () => {
  let tried = 0;
  for (const { seed, context, relaxation, region, prices, worthOf } of questions) {
    const bound = boundOf(relaxation, region, prices);
    if (!bound) continue;
    let best = -Infinity;
    const bounds = boundsAt(region, bound);
    const wallets = createPricedWallets(context, relaxation);
    for (const wallet of lastPlaces(relaxation, wallets, region, bounds, () => best + 1e-3)) {
      best = Math.max(best, netCentsOf(context, wallets.relaxed(wallet).wallet));
      tried += 1;
    }
    const most = Math.max(...region.free.map(worthOf));
    expect(best, `seed ${seed}`).toBeGreaterThanOrEqual(most - 2e-3);
  }
  expect(tried).toBeLessThan(questions.length * 4);
});
