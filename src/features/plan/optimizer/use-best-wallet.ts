import { useEffect } from 'react';
import type { SearchResult } from '@/domain/rewards/search/find-best-wallet.ts';
import type { SearchWorker } from '@/lib/search/start-search.ts';
import { type SearchState, useSearch } from '@/lib/search/use-search.ts';
import { isSameRequest } from './is-same-request.ts';
import type { SearchRequest } from './schema.ts';

export type WalletSearchState = SearchState<SearchResult>;

function createWorker(): SearchWorker<SearchRequest, SearchResult> {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
}

export const useBestWallet = (patienceMs?: number) => useSearch(createWorker, patienceMs);

export type WalletSearch = ReturnType<typeof useBestWallet>;

/** Searches for the current request as soon as it is another one. True once the search answers it. */
export function useCurrentAnswer({ asked, start }: WalletSearch, request: SearchRequest): boolean {
  const isCurrent = asked !== undefined && isSameRequest(asked, request);
  useEffect(() => {
    if (!isCurrent) start(request);
  }, [isCurrent, start, request]);
  return isCurrent;
}
