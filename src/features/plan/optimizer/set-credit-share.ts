import { withoutCredits } from '@/domain/rewards/valuation/credit-reliance.ts';
import type { SearchRequest } from './schema.ts';

/** The same question with no credits used, without runners-up. */
export function askWithoutCredits(request: SearchRequest): SearchRequest {
  return { ...request, problem: withoutCredits(request.problem), alternatives: 0 };
}
