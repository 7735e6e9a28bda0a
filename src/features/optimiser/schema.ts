import type { SearchResult } from '@/domain/search/find-best-wallet.ts';
import type { WalletLimits } from '@/domain/search/wallet-limits.ts';
import type { RewardProblem } from '@/domain/valuation/problem.ts';

/** What a search for the best wallet needs; plain values that can be posted to a worker. */
export type SearchRequest = {
  readonly problem: RewardProblem;
  readonly limits: WalletLimits;
  /** How many of the next best wallets are wanted besides. */
  readonly alternatives: number;
};

/** To the worker. `stop` asks for the best wallet so far; a search that is not wanted any more is ended. */
export type SearchCommand =
  { readonly kind: 'start'; readonly request: SearchRequest } | { readonly kind: 'stop' };

/** From the worker. A `done` result is proven unless the search was stopped. */
export type SearchReport =
  | { readonly kind: 'progress'; readonly result: SearchResult }
  | { readonly kind: 'done'; readonly result: SearchResult }
  | { readonly kind: 'failed'; readonly message: string };
