import { describe, expect, it } from 'vitest';
import { compareSearch } from '../../../../tests/engine/compare-search.ts';
import { modelOf } from '../../../../tests/engine/highs-model.ts';
import { linkedProblem } from '../../../../tests/engine/linked-problem.ts';
import { randomProblem } from '../../../../tests/engine/random-problem.ts';
import { seededRandom } from '../../../../tests/engine/seeded-random.ts';
import { solveModel } from '../../../../tests/engine/solve-model.ts';
import { netCentsOf } from '../valuation/rank-cards.ts';
import { contextOf } from '../terms/context.ts';
import { searchBestWallet, searchToEnd } from './find-best-wallet.ts';
import { NO_LIMITS } from './wallet-limits.ts';

const held = (slug: string) => ({ id: slug, card: slug, selected: {} });

describe('the best wallet', () => {
  it('is the one that HiGHS finds, in months, with everything at once', () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const random = seededRandom(seed);
      const problem = randomProblem(seed, {
        cards: random.whole(4, 7),
        subCategories: random.whole(2, 4),
        oddDates: random.chance(0.3),
        topSpend: random.chance(0.5),
        odd: seed % 3 === 0,
      });
      const atMost = random.whole(1, 3);
      const limits = {
        atMost,
        onePerFamily: random.chance(0.5),
        incompatible: random.chance(0.5) ? ([['card-0', 'card-1']] as const) : [],
      };
      const { value } = solveModel(modelOf(problem, { kind: 'choose', ...limits }));
      const found = searchToEnd(searchBestWallet(problem, { ...NO_LIMITS, ...limits }));
      expect(found.isProven, `seed ${seed}`).toBe(true);
      expect(Math.abs((found.best?.netCents ?? 0) - value), `seed ${seed}`).toBeLessThan(0.01);
    }
  }, 120_000);

  it('is the one that HiGHS finds with caps in rewards and linked rates', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const problem = linkedProblem(seed, 3, 'none');
      const atMost = 1 + (seed % 2);
      const { value } = solveModel(modelOf(problem, { kind: 'choose', atMost }));
      const found = searchToEnd(searchBestWallet(problem, { ...NO_LIMITS, atMost }));
      expect(found.isProven, `seed ${seed}`).toBe(true);
      expect(Math.abs((found.best?.netCents ?? 0) - value), `seed ${seed}`).toBeLessThan(0.01);
    }
  }, 120_000);

  it('is the one that HiGHS finds of 40 cards over 30 sub-categories', () => {
    for (const [seed, atMost] of [
      [1, 2],
      [2, 3],
      [3, 5],
    ] as const) {
      const problem = randomProblem(seed, {
        cards: 40,
        subCategories: 30,
        oddDates: false,
        topSpend: false,
        rotating: false,
        terms: 'issued',
      });
      const compared = compareSearch(problem, atMost, 120, { onePerFamily: true });
      expect(compared.isProven).toBe(true);
      const difference = compared.highsCents - compared.engineCents;
      expect(Math.abs(difference), `seed ${seed}`).toBeLessThan(0.01);
    }
  }, 240_000);

  it('is the one that HiGHS finds of 100 cards with dated rules and top spend', () => {
    const problem = randomProblem(1, {
      cards: 100,
      subCategories: 30,
      oddDates: false,
      topSpend: true,
      terms: 'issued',
    });
    const compared = compareSearch(problem, 3, 120);
    expect(compared.isProven).toBe(true);
    expect(Math.abs(compared.highsCents - compared.engineCents)).toBeLessThan(0.01);
  }, 240_000);

  it('and its alternatives are the best of all wallets, one by one', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const problem = randomProblem(seed, {
        cards: 7,
        subCategories: 5,
        oddDates: false,
        topSpend: false,
      });
      const context = contextOf(problem);
      const slugs = problem.catalog.cards.map((card) => card.slug);
      const values = new Map<string, number>();
      const visit = (from: number, wallet: readonly string[]) => {
        values.set(wallet.join(), netCentsOf(context, wallet.map(held)));
        if (wallet.length === 3) return;
        for (let next = from; next < slugs.length; next += 1) {
          visit(next + 1, [...wallet, slugs[next] ?? '']);
        }
      };
      visit(0, []);
      /* Only wallets in which every card adds value are proposed. */
      const lean = [...values].filter(([key, value]) => {
        const cards = key === '' ? [] : key.split(',');
        return cards.every((slug) => {
          const rest = cards.filter((other) => other !== slug).join();
          return (values.get(rest) ?? 0) < value - 1e-6;
        });
      });
      const best = lean.map(([, value]) => value).sort((a, b) => b - a);
      const search = searchBestWallet(problem, { ...NO_LIMITS, atMost: 3 }, 3);
      const { best: first, alternatives, isProven } = searchToEnd(search);
      const found = [first, ...alternatives].map((each) => each?.netCents ?? Number.NaN);
      expect(isProven).toBe(true);
      expect(found.length).toBe(Math.min(4, best.length));
      found.forEach((value, index) => {
        expect(Math.abs(value - (best[index] ?? 0)), `seed ${seed}, ${index}`).toBeLessThan(0.01);
      });
    }
  }, 60_000);
});
