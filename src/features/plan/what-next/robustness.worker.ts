import { findLimits } from '@/domain/plan/find-limits.ts';
import type { PlanLimits } from '@/domain/plan/plan-limits.ts';
import { serveSearch } from '@/lib/search/serve-search.ts';
import type { RobustnessRequest } from './schema.ts';

serveSearch(({ question, tenures, parameters }: RobustnessRequest) => ({
  search: findLimits(question, tenures, parameters),
  describe: (limits: PlanLimits) => limits,
}));
