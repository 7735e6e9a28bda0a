import { useEffect } from 'react';
import type { SearchWorker } from '@/lib/search/start-search.ts';
import { useSearch } from '@/lib/search/use-search.ts';
import type { ExplainRequest, Reason } from './schema.ts';

function createWorker(): SearchWorker<ExplainRequest, readonly Reason[]> {
  return new Worker(new URL('./explain.worker.ts', import.meta.url), { type: 'module' });
}

const none: readonly Reason[] = [];

/** Why the steps of a plan are what they are, worked out off the page's thread once the plan stands. */
export function useReasons(request: ExplainRequest | null): readonly Reason[] {
  const { asked, state, start } = useSearch(createWorker);
  useEffect(() => {
    if (request) start(request);
  }, [start, request]);
  const isOfThis = request !== null && asked === request;
  return isOfThis && (state.kind === 'running' || state.kind === 'done')
    ? (state.result ?? none)
    : none;
}
