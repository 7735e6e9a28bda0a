import { serveSearch } from '@/lib/search/serve-search.ts';
import { explainPlan } from './explain-plan.ts';
import type { ExplainRequest, Reason } from './schema.ts';

serveSearch((request: ExplainRequest) => ({
  search: explainPlan(request),
  describe: (reasons: readonly Reason[]) => reasons,
}));
