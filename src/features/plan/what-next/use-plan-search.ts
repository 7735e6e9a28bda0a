import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { SearchWorker } from '@/lib/search/start-search.ts';
import { resultOf, useSearch } from '@/lib/search/use-search.ts';
import { pickShownPlan } from './pick-shown-plan.ts';
import type { PlanRequest, PlanResult } from './schema.ts';
import { useReasons } from './use-reasons.ts';

/** By then little is missing, and a phone has other work to do. */
const PATIENCE_MS = 60_000;
/** A plan that stood for as long is being read. */
const READING_MS = 5000;

export function createWorker(): SearchWorker<PlanRequest, PlanResult> {
  return new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Searches for a question's best plan in a worker, and again when the question changes. The plan that is being read
 * stays: a better one is offered.
 */
export function usePlanSearch(question: PlanQuestion) {
  const { asked, state: known, start, stop } = useSearch(createWorker, PATIENCE_MS);
  useEffect(() => {
    start({ question });
  }, [start, question]);
  // A plan for earlier data may name a card that is gone.
  const state: typeof known =
    asked?.question === question ? known : { kind: 'running', result: null };
  const found = resultOf(state);
  const [read, setRead] = useState<{ readonly of: typeof asked; readonly result: PlanResult }>();
  const isRead = read !== undefined && read.of === asked;
  // Each message is a copy: a plan of the same value is the same one.
  const foundCents = found?.plan?.netCents;
  const latest = useRef(found);
  useEffect(() => {
    latest.current = found;
  }, [found]);
  useEffect(() => {
    if (foundCents === undefined || isRead) return undefined;
    const timer = setTimeout(() => {
      if (latest.current) setRead({ of: asked, result: latest.current });
    }, READING_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [foundCents, isRead, asked]);
  const held = useMemo(
    () => found && pickShownPlan(found, isRead ? read.result : null),
    [found, isRead, read],
  );
  const shown: typeof known =
    held && state.kind !== 'idle' ? { ...state, result: held.result } : state;
  const better =
    found && held && held.betterCents > 0
      ? { cents: held.betterCents, show: () => setRead({ of: asked, result: found }) }
      : null;
  const settled = shown.kind === 'done' ? shown.result.tenures : null;
  const reasons = useReasons(
    useMemo(() => (settled ? { question, tenures: settled } : null), [question, settled]),
  );
  return { reasons, state: shown, better, start, stop };
}
