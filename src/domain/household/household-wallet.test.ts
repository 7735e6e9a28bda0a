import { describe, expect, it } from 'vitest';
import { modelOf } from '../../../tests/engine/highs-model.ts';
import { randomPeople, withRandomPools } from '../../../tests/engine/random-people.ts';
import { randomProblem, type RandomShape } from '../../../tests/engine/random-problem.ts';
import { seededRandom } from '../../../tests/engine/seeded-random.ts';
import { solveModel } from '../../../tests/engine/solve-model.ts';
import type { HeldCard, RewardProblem } from '../rewards/problem.ts';
import { searchBestWallet, searchToEnd } from '../rewards/search/find-best-wallet.ts';
import { NO_LIMITS } from '../rewards/search/wallet-limits.ts';
import { valueWallet } from '../rewards/valuation/value-wallet.ts';
import { householdWallet, type WalletPerson } from './household-wallet.ts';

function problemOf(seed: number, shape: Partial<RandomShape>): RewardProblem {
  const random = seededRandom(seed);
  const problem = randomProblem(seed, {
    cards: random.whole(3, 5),
    subCategories: random.whole(2, 4),
    oddDates: false,
    topSpend: random.chance(0.5),
    ...shape,
  });
  return { ...problem, catalog: withRandomPools(problem.catalog, random), held: [] };
}

function bestOf(problem: RewardProblem, atMost: number, people: readonly WalletPerson[]) {
  const limits = { ...NO_LIMITS, atMost, onePerFamily: true };
  const household = householdWallet(problem, limits, people);
  return searchToEnd(searchBestWallet(household.problem, household.limits));
}

/** All wallets two people could have, each as the cards of one and of the other. */
function walletsOf(slugs: readonly string[], atMost: number) {
  const found: [string, number][][] = [[]];
  for (const slug of slugs) {
    for (const wallet of [...found]) {
      for (const whose of [[0], [1], [0, 1]]) {
        if (wallet.length + whose.length > atMost) continue;
        found.push([...wallet, ...whose.map((person): [string, number] => [slug, person])]);
      }
    }
  }
  return found;
}

describe('the best wallet of a household', () => {
  it('is the one that HiGHS finds person by person', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const problem = problemOf(seed, { odd: seed % 3 === 0 });
      const people = randomPeople(problem, seed);
      const pinned = people.flatMap((person) => person.pinned).length;
      const atMost = Math.max(pinned, seededRandom(seed).whole(2, 4));
      const { status, value } = solveModel(
        modelOf(
          problem,
          { kind: 'choose', atMost, onePerFamily: true },
          people.map((person) => ({ ...person, pinned: person.pinned.map(({ card }) => card) })),
        ),
      );
      const found = bestOf(problem, atMost, people);
      expect(status, `seed ${seed}`).toBe('Optimal');
      expect(found.isProven, `seed ${seed}`).toBe(true);
      expect(Math.abs((found.best?.netCents ?? Number.NaN) - value), `seed ${seed}`).toBeLessThan(
        0.01,
      );
    }
  }, 240_000);

  it('is the best of all wallets, valued one by one with a card held twice as it is', () => {
    let doubles = 0;
    for (let seed = 101; seed <= 130; seed += 1) {
      const drawn = problemOf(seed, { cards: 4, topSpend: false });
      /* If all points are pooled and both people are alike, two people hold the same as one with two of each card. */
      const pointSystems = drawn.catalog.pointSystems.map((system) => ({
        ...system,
        pooling: 'household' as const,
      }));
      const cards = drawn.catalog.cards.map((card) => ({ ...card, family: null }));
      const problem = { ...drawn, catalog: { ...drawn.catalog, pointSystems, cards } };
      const people = ['ann', 'bob'].map((id) => ({
        ...{ id, selected: {}, held: [], pinned: [], excluded: [] },
      }));
      const slugs = cards.map(({ slug }) => slug);
      const values = walletsOf(slugs, 3).map((wallet) => {
        const held = wallet.map(([card, person]): HeldCard => ({
          id: `${card}/${person}`,
          card,
          selected: {},
        }));
        return valueWallet(problem, held).netCents;
      });
      const { best, isProven } = bestOf(problem, 3, people);
      expect(isProven, `seed ${seed}`).toBe(true);
      expect(best?.netCents, `seed ${seed}`).toBeCloseTo(Math.max(...values), 2);
      const products = best?.wallet.map(({ card }) => card.replace(/@.$/, '')) ?? [];
      if (new Set(products).size < products.length) doubles += 1;
    }
    /* A card is worth having twice now and then. */
    expect(doubles).toBeGreaterThan(3);
  }, 120_000);
});
