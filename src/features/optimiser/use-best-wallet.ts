import { useCallback, useEffect, useState } from 'react';
import type { SearchResult } from '@/domain/rewards/search/find-best-wallet.ts';
import type { SearchRequest } from './schema.ts';
import { type RunningSearch, startSearch } from './start-search.ts';

export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly result: SearchResult | null }
  | { readonly kind: 'done'; readonly result: SearchResult }
  | { readonly kind: 'failed'; readonly error: unknown };

/** One search at a time, off the page's thread; leaving the screen ends it. */
export function useBestWallet() {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const [running, setRunning] = useState<RunningSearch | null>(null);

  useEffect(() => () => running?.cancel(), [running]);

  const start = useCallback((request: SearchRequest) => {
    setState({ kind: 'running', result: null });
    const search = startSearch(request, (result) => {
      setState({ kind: 'running', result });
    });
    setRunning(search);
    search.result.then(
      (result) => {
        setState({ kind: 'done', result });
      },
      (error: unknown) => {
        // A search that was ended on purpose has been replaced or is no longer looked at.
        const isEnded = error instanceof DOMException && error.name === 'AbortError';
        if (!isEnded) setState({ kind: 'failed', error });
      },
    );
  }, []);
  return { state, start, stop: () => running?.stop() };
}
