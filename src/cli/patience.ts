import type { SearchResult } from '../domain/rewards/search/find-best-wallet.ts';
import type { Effort } from '../domain/rewards/terms/context.ts';

/** The work that a best wallet may take. */
export type Patience = {
  /** Most work for the value of one wallet; the engine's own if absent. */
  readonly effort?: Effort;
  /** Begins an answer; true of a result with which its search has to end. */
  readonly begin: () => (found: SearchResult) => boolean;
};

/** Search regions after which the best wallet is answered without a proof. */
const REGION_LIMIT = 20_000;

export const PATIENT: Patience = { begin: () => (found) => found.regions >= REGION_LIMIT };

/** Half a second of searching leaves time to read the facts and to describe the wallet. */
const SEARCH_MS = 500;

/** For a host that ends a request after two seconds of its processor; `now` in milliseconds. */
export function hurried(now: () => number): Patience {
  return {
    effort: { nodes: 100, plans: 400 },
    begin: () => {
      const end = now() + SEARCH_MS;
      return ({ best }) => best !== null && now() >= end;
    },
  };
}
