import { useEffect, useEffectEvent } from 'react';
import type { PlanLimits } from '@/domain/plan/plan-limits.ts';
import type { SearchWorker } from '@/lib/search/start-search.ts';
import { useSearch } from '@/lib/search/use-search.ts';
import type { RobustnessRequest } from './schema.ts';

/** Somebody watches it; what is not looked at by then is said. */
const PATIENCE_MS = 45_000;

function createWorker(): SearchWorker<RobustnessRequest, PlanLimits> {
  return new Worker(new URL('./robustness.worker.ts', import.meta.url), { type: 'module' });
}

/** How long a plan stays the best one, worked out off the page's thread once it is asked for. */
export function useRobustness() {
  const { state, start, stop } = useSearch(createWorker);
  const isRunning = state.kind === 'running';
  const giveUp = useEffectEvent(stop);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      giveUp();
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isRunning]);
  return { state, start, stop };
}
