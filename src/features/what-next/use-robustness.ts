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
export const useRobustness = () => useSearch(createWorker, PATIENCE_MS);
