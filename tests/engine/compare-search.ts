import { searchBestWallet, searchToEnd } from '../../src/domain/rewards/search/find-best-wallet.ts';
import { NO_LIMITS, type WalletLimits } from '../../src/domain/rewards/search/wallet-limits.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { cardName, modelOf } from './highs-model.ts';
import { cpuMs, solveModel } from './solve-model.ts';

/** The engine's best wallet, and HiGHS's answer. */
export type SearchComparison = {
  readonly isProven: boolean;
  readonly cards: readonly string[];
  readonly engineCents: number;
  /** HiGHS's maximum value of any wallet month by month; NaN if it did not finish. */
  readonly highsCents: number;
  /** CPU time; for HiGHS, of its first answer. */
  readonly engineMs: number;
  readonly highsMs: number;
};

/** Limits for both searches other than the wallet's size. */
type Together = Partial<Pick<WalletLimits, 'onePerFamily' | 'incompatible'>>;

const AGREE_CENTS = 0.01;
/** Maximum number of wallets valued month by month until no better one is left. */
const WALLET_LIMIT = 25;

/**
 * HiGHS gets the year with alike months combined, which is never worth less than month by month and takes a fraction
 * of the work. Its wallet is valued month by month and excluded, until no other can be worth more.
 */
export function compareSearch(
  problem: RewardProblem,
  atMost: number,
  seconds: number,
  together: Together = {},
): SearchComparison {
  const start = cpuMs();
  const { best, isProven } = searchToEnd(
    searchBestWallet(problem, { ...NO_LIMITS, ...together, atMost }),
  );
  const engineMs = cpuMs() - start;
  const cards = best?.wallet.map(({ card }) => card) ?? [];
  const valueOf = (slugs: readonly string[]) => {
    const { status, value } = solveModel(modelOf(problem, { kind: 'hold', cards: slugs }), seconds);
    return status === 'Optimal' ? value : Number.NaN;
  };
  const except: (readonly string[])[] = [];
  let highsCents = cards.length > 0 ? valueOf(cards) : 0;
  let highsMs = 0;
  for (;;) {
    const model = modelOf(problem, {
      kind: 'choose',
      ...together,
      atMost,
      isBound: true,
      except,
    });
    const asked = cpuMs();
    const { status, value, isOne } = solveModel(model, seconds);
    if (except.length === 0) highsMs = cpuMs() - asked;
    if (status !== 'Optimal' || except.length === WALLET_LIMIT) highsCents = Number.NaN;
    if (!(value > highsCents + AGREE_CENTS)) break;
    const found = problem.catalog.cards
      .filter((_, index) => isOne(cardName(index)))
      .map(({ slug }) => slug);
    except.push(found);
    highsCents = Math.max(highsCents, valueOf(found));
  }
  const engineCents = best?.netCents ?? Number.NaN;
  return { isProven, cards, engineCents, highsCents, engineMs, highsMs };
}
