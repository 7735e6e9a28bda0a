import type { SearchResult } from '@/domain/rewards/search/find-best-wallet.ts';
import type { SearchWorker } from '@/lib/search/start-search.ts';
import { type SearchState, useSearch } from '@/lib/search/use-search.ts';
import type { SearchRequest } from './schema.ts';

export type WalletSearchState = SearchState<SearchResult>;

function createWorker(): SearchWorker<SearchRequest, SearchResult> {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
}

export const useBestWallet = () => useSearch(createWorker);

export type WalletSearch = ReturnType<typeof useBestWallet>;
