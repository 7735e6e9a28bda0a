import { searchBestWallet, type SearchResult } from '@/domain/rewards/search/find-best-wallet.ts';
import type { SearchRequest } from '@/features/optimiser/schema.ts';

export type SearchHooks = {
  /** Lets messages come in; called between slices of work. */
  readonly pause: () => Promise<void>;
  readonly isStopped: () => boolean;
  readonly onProgress: (result: SearchResult) => void;
  /** Milliseconds; only differences count. */
  readonly now: () => number;
};

/** Long enough to waste little on pauses, short enough to answer a stop at once. */
const SLICE_MS = 25;

/** Searches in slices until the best wallet is proven or the search is stopped; then the best so far. */
export async function runSearch(request: SearchRequest, hooks: SearchHooks): Promise<SearchResult> {
  const search = searchBestWallet(request.problem, request.limits, request.alternatives);
  let sliceEnd = hooks.now() + SLICE_MS;
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
    if (hooks.now() < sliceEnd) continue;
    hooks.onProgress(step.value);
    await hooks.pause();
    if (hooks.isStopped()) return step.value;
    sliceEnd = hooks.now() + SLICE_MS;
  }
}
