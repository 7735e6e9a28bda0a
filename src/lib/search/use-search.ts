import { useCallback, useEffect, useState } from 'react';
import { type RunningSearch, type SearchWorker, startSearch } from './start-search.ts';

export type SearchState<Result> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly result: Result | null }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * One search at a time, off the page's thread; leaving the screen ends it. `create` stays the same function; `asked` is the
 * request that `state` answers.
 */
export function useSearch<Request, Result>(create: () => SearchWorker<Request, Result>) {
  const [state, setState] = useState<SearchState<Result>>({ kind: 'idle' });
  const [asked, setAsked] = useState<Request>();
  const [running, setRunning] = useState<RunningSearch<Result> | null>(null);

  useEffect(() => () => running?.cancel(), [running]);

  const start = useCallback(
    (request: Request) => {
      setAsked(() => request);
      setState({ kind: 'running', result: null });
      const search = startSearch(create, request, (result) => {
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
    },
    [create],
  );
  return { asked, state, start, stop: () => running?.stop() };
}
