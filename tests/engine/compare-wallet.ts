import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { valueWallet } from '../../src/domain/rewards/valuation/value-wallet.ts';
import { modelOf } from './highs-model.ts';
import { linkedProblem } from './linked-problem.ts';
import { randomProblem } from './random-problem.ts';
import { seededRandom } from './seeded-random.ts';
import { cpuMs, solveModel } from './solve-model.ts';
import { toppingWallet } from './topping-wallet.ts';

/** All cards of a problem's catalog as one wallet: the engine's division of the spending, and HiGHS's. */
export type WalletComparison = {
  readonly netCents: number;
  readonly isProven: boolean;
  /** NaN if HiGHS did not finish. */
  readonly highsCents: number;
  /** CPU time. */
  readonly engineMs: number;
  readonly highsMs: number;
};

const PROVEN_CENTS = 1e-3;

export function compareWallet(problem: RewardProblem, seconds = 60): WalletComparison {
  const slugs = problem.catalog.cards.map((card) => card.slug);
  const wallet = slugs.map((slug) => ({ id: slug, card: slug, selected: {} }));
  const start = cpuMs();
  const { netCents, boundCents } = valueWallet(problem, wallet);
  const valued = cpuMs();
  const model = modelOf(problem, { kind: 'hold', cards: slugs });
  const asked = cpuMs();
  const { status, value } = solveModel(model, seconds);
  return {
    netCents,
    isProven: boundCents <= netCents + PROVEN_CENTS,
    highsCents: status === 'Optimal' ? value : Number.NaN,
    engineMs: valued - start,
    highsMs: cpuMs() - asked,
  };
}

/** Wallets of up to four cards that use every feature: as issuers design them, or in odd combinations. */
function randomWallet(seed: number, odd: boolean, terms: 'any' | 'none'): RewardProblem {
  const random = seededRandom(seed + 500_000);
  return randomProblem(seed + 500_000, {
    cards: random.whole(1, 4),
    subCategories: random.whole(2, 6),
    oddDates: random.chance(0.3),
    topSpend: random.chance(0.4),
    odd,
    terms,
  });
}

/** Kinds of wallets, by seed. */
export const WALLETS = {
  ordinary: (seed: number) => randomWallet(seed, false, 'any'),
  odd: (seed: number) => randomWallet(seed, true, 'any'),
  /** Only odd earning rules. */
  bare: (seed: number) => randomWallet(seed, true, 'none'),
  topping: toppingWallet,
  /** Caps in rewards and linked rates. */
  linked: (seed: number) => linkedProblem(seed, 1 + (seed % 2), seed % 4 === 0 ? 'any' : 'none'),
} as const;
