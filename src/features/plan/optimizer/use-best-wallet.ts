import { useEffect } from 'react';
import type { SearchResult } from '@/domain/rewards/search/find-best-wallet.ts';
import type { SearchWorker } from '@/lib/search/start-search.ts';
import { resultOf, type SearchState, useSearch } from '@/lib/search/use-search.ts';
import { isSameRequest } from './is-same-request.ts';
import type { BestCards, SearchRequest } from './schema.ts';

export type WalletSearchState = SearchState<SearchResult>;

function createWorker(): SearchWorker<SearchRequest, SearchResult> {
  return new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
}

export const useBestWallet = (patienceMs?: number) => useSearch(createWorker, patienceMs);

export type WalletSearch = ReturnType<typeof useBestWallet>;

/** The last answer of any screen, so that the next one with the same question does not search again. */
let known: { readonly request: SearchRequest; readonly result: SearchResult } | undefined;

function useRemembering({ asked, state }: WalletSearch): void {
  useEffect(() => {
    if (asked && state.kind === 'done') known = { request: asked, result: state.result };
  }, [asked, state]);
}

/** Searches for the current request as soon as it is another one. True once the search answers it. */
export function useCurrentAnswer(search: WalletSearch, request: SearchRequest): boolean {
  const { asked, start } = search;
  useRemembering(search);
  const isCurrent = asked !== undefined && isSameRequest(asked, request);
  useEffect(() => {
    if (!isCurrent) start(request);
  }, [isCurrent, start, request]);
  return isCurrent;
}

/** The best wallet for a request: of an earlier screen if it asked the same, else searched. Null asks nothing. */
export function useBestCards(request: SearchRequest | null): BestCards {
  const search = useBestWallet();
  const { asked, state, start } = search;
  useRemembering(search);
  const earlier =
    request && known && isSameRequest(known.request, request) ? known.result : undefined;
  const isCurrent = request !== null && asked !== undefined && isSameRequest(asked, request);
  const isToSearch = request !== null && earlier === undefined && !isCurrent;
  useEffect(() => {
    if (isToSearch) start(request);
  }, [isToSearch, start, request]);
  const result = earlier ?? (isCurrent && state.kind === 'done' ? resultOf(state) : null);
  return {
    wallet: result?.best?.wallet ?? null,
    isSearching: isToSearch || (isCurrent && state.kind === 'running' && !earlier),
  };
}
