import {
  searchBestWallet,
  type SearchResult,
  searchToEnd,
} from '../../src/domain/rewards/search/find-best-wallet.ts';
import { NO_LIMITS, type WalletLimits } from '../../src/domain/rewards/search/wallet-limits.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';

/** Time after which a question to HiGHS is cut short. */
export const HIGHS_SECONDS = 120;
const AGREE_CENTS = 0.01;

export function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= AGREE_CENTS;
}

export function bestWallet(
  problem: RewardProblem,
  atMost: number,
  limits: Partial<WalletLimits> = {},
): SearchResult {
  return searchToEnd(searchBestWallet(problem, { ...NO_LIMITS, ...limits, atMost }));
}
