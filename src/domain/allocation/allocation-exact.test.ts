import { describe, expect, it } from 'vitest';
import { modelOf } from '../../../tests/engine/highs-model.ts';
import { randomProblem } from '../../../tests/engine/random-problem.ts';
import { seededRandom } from '../../../tests/engine/seeded-random.ts';
import { solveModel } from '../../../tests/engine/solve-model.ts';
import { valueWallet } from '../valuation/value-wallet.ts';

const WALLETS = 250;

/** Wallets of up to three cards that use everything; the model in months takes the time, not the engine. */
function walletProblem(seed: number) {
  const random = seededRandom(seed + 90_000);
  const problem = randomProblem(seed, {
    cards: random.whole(1, 3),
    subCategories: random.whole(2, 5),
    oddDates: random.chance(0.4),
    topSpend: random.chance(0.4),
  });
  return { problem, slugs: problem.catalogue.cards.map((card) => card.slug) };
}

describe('the allocation of a wallet', () => {
  it(`has the optimum that HiGHS finds for ${WALLETS} random wallets in months`, () => {
    for (let seed = 1; seed <= WALLETS; seed += 1) {
      const { problem, slugs } = walletProblem(seed);
      const wallet = slugs.map((slug) => ({ id: slug, card: slug, selected: {} }));
      const { status, value } = solveModel(modelOf(problem, { kind: 'hold', cards: slugs }));
      expect(status, `seed ${seed}`).toBe('Optimal');
      const { netCents } = valueWallet(problem, wallet);
      expect(Math.abs(netCents - value), `seed ${seed}: ${netCents} ${value}`).toBeLessThan(0.01);
    }
  }, 120_000);
});
