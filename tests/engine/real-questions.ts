import { calendarDate } from '../../src/domain/calendar.ts';
import { searchBestWallet } from '../../src/domain/search/find-best-wallet.ts';
import { searchToEnd } from '../../src/domain/search/search-to-end.ts';
import { NO_LIMITS } from '../../src/domain/search/wallet-limits.ts';
import { cents } from '../../src/domain/units.ts';
import type {
  RewardProblem,
  SpendingProfile,
  ValuedYear,
} from '../../src/domain/valuation/problem.ts';
import { modelOf } from './highs-model.ts';
import { publishedSpending, realCatalogue } from './real-catalogue.ts';
import { seededRandom } from './seeded-random.ts';
import { cpuMs, solveModel } from './solve-model.ts';

const catalogue = realCatalogue();

/** Thirty sub-categories of the real ones with amounts of all sizes, the same for the same seed. */
function randomSpending(seed: number): SpendingProfile {
  const random = seededRandom(seed);
  const slugs = random.sample(
    catalogue.subCategories.map(({ slug }) => slug),
    30,
  );
  return Object.fromEntries(slugs.map((slug) => [slug, cents(random.whole(50, 6_000) * 100)]));
}

const PROFILES = {
  published: publishedSpending('bls-household'),
  random: randomSpending(20_261_121),
} as const;

export type Profile = keyof typeof PROFILES;
export const REAL_PROFILES = ['published', 'random'] as const satisfies readonly Profile[];

/** A question about the real catalogue, in a year in which rules begin and end. */
export function realProblem(
  profile: Profile,
  year: ValuedYear,
  redemption: RewardProblem['preferences']['redemption'] = 'travel',
): RewardProblem {
  return {
    catalogue,
    preferences: { redemption, pointValues: {}, ownRates: [], selected: {} },
    spending: PROFILES[profile],
    date: calendarDate('2026-11-21'),
    year,
  };
}

/** The engine's best wallet, and what HiGHS says of it. */
export type Comparison = {
  readonly isProven: boolean;
  readonly cards: readonly string[];
  readonly engineCents: number;
  /** That wallet's value month by month. */
  readonly heldCents: number;
  /** What no wallet of the catalogue exceeds; NaN where HiGHS did not finish. */
  readonly boundCents: number;
  /** CPU time. */
  readonly engineMs: number;
  readonly highsMs: number;
};

/** Where all three values are equal, HiGHS proves the wallet the best, choices and months and all. */
export function compareReal(problem: RewardProblem, atMost: number, seconds: number): Comparison {
  const start = cpuMs();
  const { best, isProven } = searchToEnd(searchBestWallet(problem, { ...NO_LIMITS, atMost }));
  const found = cpuMs();
  const cards = best?.wallet.map(({ card }) => card) ?? [];
  const held = solveModel(modelOf(problem, { kind: 'hold', cards }), seconds);
  const model = modelOf(problem, { kind: 'choose', atMost, isBound: true });
  const asked = cpuMs();
  const bound = solveModel(model, seconds);
  const valueOf = ({ status, value }: typeof bound) => (status === 'Optimal' ? value : Number.NaN);
  return {
    isProven,
    cards,
    engineCents: best?.netCents ?? Number.NaN,
    heldCents: valueOf(held),
    boundCents: valueOf(bound),
    engineMs: found - start,
    highsMs: cpuMs() - asked,
  };
}
