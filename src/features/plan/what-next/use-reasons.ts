import { useEffect } from 'react';
import type { SearchWorker } from '@/lib/search/start-search.ts';
import { resultOf, useSearch } from '@/lib/search/use-search.ts';
import type { ExplainRequest, Reason } from './schema.ts';

function createWorker(): SearchWorker<ExplainRequest, readonly Reason[]> {
  return new Worker(new URL('./explain.worker.ts', import.meta.url), { type: 'module' });
}

const none: readonly Reason[] = [];

/** Explains a plan's steps in a worker once the plan is known. */
export function useReasons(request: ExplainRequest | null): readonly Reason[] {
  const { asked, state, start } = useSearch(createWorker);
  useEffect(() => {
    if (request) start(request);
  }, [start, request]);
  return (asked === request ? resultOf(state) : null) ?? none;
}
