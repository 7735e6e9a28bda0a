import { useEffect, useMemo } from 'react';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { SearchWorker } from '@/lib/search/start-search.ts';
import { useSearch } from '@/lib/search/use-search.ts';
import type { PlanRequest, PlanResult } from './schema.ts';
import { useReasons } from './use-reasons.ts';

/** By then little is missing, and a phone has other work to do. */
const PATIENCE_MS = 60_000;

function createWorker(): SearchWorker<PlanRequest, PlanResult> {
  return new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' });
}

/** Searches for a question's best plan in a worker, and again when the question changes. */
export function usePlanSearch(question: PlanQuestion) {
  const { asked, state: known, start, stop } = useSearch(createWorker, PATIENCE_MS);
  useEffect(() => {
    start({ question });
  }, [start, question]);
  // A plan for earlier data may name a card that is gone.
  const state: typeof known =
    asked?.question === question ? known : { kind: 'running', result: null };
  const settled = state.kind === 'done' ? state.result.tenures : null;
  const reasons = useReasons(
    useMemo(() => (settled ? { question, tenures: settled } : null), [question, settled]),
  );
  return { reasons, state, start, stop };
}
