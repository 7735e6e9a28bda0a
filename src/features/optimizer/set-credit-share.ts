import { withoutCredits } from '@/domain/rewards/valuation/credit-reliance.ts';
import type { SearchRequest } from './schema.ts';

/** The same question where no credit of any card is used; its answer alone. */
export function askWithoutCredits(request: SearchRequest): SearchRequest {
  return { ...request, problem: withoutCredits(request.problem), alternatives: 0 };
}
