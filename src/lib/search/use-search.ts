import { useCallback, useEffect, useState } from 'react';
import { type RunningSearch, type SearchWorker, startSearch } from './start-search.ts';

export type SearchState<Result> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly result: Result | null }
  | { readonly kind: 'done'; readonly result: Result }
  /** With the best result before the failure. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly result: Result | null };

/** The best result so far; null if there is none. */
export function resultOf<Result>(state: SearchState<Result>): Result | null {
  return state.kind === 'idle' ? null : state.result;
}

type Answer<Request, Result> = {
  readonly asked: Request | undefined;
  readonly state: SearchState<Result>;
};

const nothing = { asked: undefined, state: { kind: 'idle' } } as const;

/**
 * Runs one search at a time in a worker; leaving the screen ends it. `create` must stay the same function; `asked` is
 * the request that `state` answers. A search is stopped automatically after `patienceMs`.
 */
export function useSearch<Request, Result>(
  create: () => SearchWorker<Request, Result>,
  patienceMs?: number,
) {
  const [{ asked, state }, setAnswer] = useState<Answer<Request, Result>>(nothing);
  const [running, setRunning] = useState<RunningSearch<Result> | null>(null);

  useEffect(() => () => running?.cancel(), [running]);
  const isRunning = state.kind === 'running';
  useEffect(() => {
    if (!isRunning || !running || patienceMs === undefined) return undefined;
    const timer = setTimeout(() => {
      running.stop();
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isRunning, running, patienceMs]);

  const start = useCallback(
    (request: Request) => {
      setAnswer({ asked: request, state: { kind: 'running', result: null } });
      // A search that has been replaced may still say something before it is ended.
      const answer = (next: (before: SearchState<Result>) => SearchState<Result>) => {
        setAnswer((known) =>
          known.asked === request ? { asked: request, state: next(known.state) } : known,
        );
      };
      const search = startSearch(create, request, (result) => {
        answer(() => ({ kind: 'running', result }));
      });
      setRunning(search);
      search.result.then(
        (result) => {
          answer(() => ({ kind: 'done', result }));
        },
        (error: unknown) => {
          // A search that was ended on purpose has been replaced or is no longer looked at.
          const isEnded = error instanceof DOMException && error.name === 'AbortError';
          if (!isEnded) answer((before) => ({ kind: 'failed', error, result: resultOf(before) }));
        },
      );
    },
    [create],
  );
  return { asked, state, start, stop: () => running?.stop() };
}
