import type { PlanLimits } from '@/domain/plan/plan-limits.ts';
import type { SearchWorker } from '@/lib/search/start-search.ts';
import { useSearch } from '@/lib/search/use-search.ts';
import type { RobustnessRequest } from './schema.ts';

/** Time limit, since somebody is waiting; unchecked parts are named. */
const PATIENCE_MS = 45_000;

function createWorker(): SearchWorker<RobustnessRequest, PlanLimits> {
  return new Worker(new URL('./robustness.worker.ts', import.meta.url), { type: 'module' });
}

/** Computes in a worker, on request, how far values may change while a plan stays best. */
export const useRobustness = () => useSearch(createWorker, PATIENCE_MS);
