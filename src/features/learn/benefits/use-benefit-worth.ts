import { contextOf } from '@/domain/rewards/terms/context.ts';
import { creditWorth } from '@/domain/rewards/valuation/credit-worth.ts';
import { creditSlugOf } from '@/features/catalog/facts/schema.ts';
import { useObstacles } from '@/features/mine/eligibility/queries.ts';
import { useMemberInputs } from '@/features/mine/member-cards/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import type { WorthOf } from './value-benefits.ts';

const createWorth = memoizeLast(({ problemOf }: ValuationInputs): WorthOf => {
  const context = contextOf(problemOf('steady'));
  const known = new Map<string, ReturnType<typeof creditWorth>>();
  return ({ card: { slug }, row }) => {
    const worth = known.get(slug) ?? creditWorth(context, slug);
    known.set(slug, worth);
    return worth.get(creditSlugOf(row)) ?? 0;
  };
});

/** Tells what cards' benefits are worth to the member in a typical year, and which cards they could have. */
export function useBenefitWorth() {
  const { obstacleOf } = useObstacles();
  return {
    worthOf: createWorth(useMemberInputs()),
    canGet: (card: Parameters<typeof obstacleOf>[0]) => obstacleOf(card) === null,
  };
}
