import { describe, expect, it } from 'vitest';
import { compareSearch } from '../engine/compare-search.ts';
import { modelOf } from '../engine/highs-model.ts';
import { randomProblem } from '../engine/random-problem.ts';
import { solveModel } from '../engine/solve-model.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { searchBestWallet, searchToEnd } from '../../src/domain/rewards/search/find-best-wallet.ts';
import { NO_LIMITS } from '../../src/domain/rewards/search/wallet-limits.ts';

const HIGHS_SECONDS = 600;

/** 30 sub-categories, with rules that rotate by quarters. */
const rotating = (cards: number, seed: number, topSpend: boolean) =>
  randomProblem(seed, { cards, subCategories: 30, oddDates: false, topSpend, terms: 'issued' });

function expectSame(problem: RewardProblem, atMost: number): void {
  const compared = compareSearch(problem, atMost, HIGHS_SECONDS);
  expect(compared.isProven).toBe(true);
  expect(Math.abs(compared.highsCents - compared.engineCents)).toBeLessThan(0.01);
}

describe('the best wallet is the one that HiGHS finds', () => {
  it.each([
    [100, 1, 5],
    [200, 2, 3],
    [300, 1, 2],
    [300, 2, 3],
    [300, 3, 5],
  ])('%d cards with dated rules, seed %d, at most %d', (cards, seed, atMost) => {
    expectSame(rotating(cards, seed, false), atMost);
  });

  it.each([
    [100, 1, 5],
    [200, 2, 4],
    [300, 1, 4],
    [300, 2, 5],
    [300, 3, 3],
  ])('%d cards with dated rules and top spend, seed %d, at most %d', (cards, seed, atMost) => {
    expectSame(rotating(cards, seed, true), atMost);
  });

  it.each([1, 2, 3])('40 cards with rules that begin and end on any day, seed %d', (seed) => {
    const problem = randomProblem(seed, {
      cards: 40,
      subCategories: 12,
      oddDates: true,
      topSpend: false,
    });
    expectSame(problem, 3);
  });

  it('in months, with everything at once and unrealistic cards', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const problem = randomProblem(seed, {
        cards: 6,
        subCategories: 4,
        oddDates: seed % 2 === 0,
        topSpend: true,
        odd: true,
      });
      const { status, value } = solveModel(
        modelOf(problem, { kind: 'choose', atMost: 3 }),
        HIGHS_SECONDS,
      );
      const found = searchToEnd(searchBestWallet(problem, { ...NO_LIMITS, atMost: 3 }));
      expect(status).toBe('Optimal');
      const difference = (found.best?.netCents ?? 0) - value;
      expect(Math.abs(difference), `seed ${seed}`).toBeLessThan(0.01);
    }
  });
});
