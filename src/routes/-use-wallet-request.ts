import { useEligibility, useObstacles } from '@/features/mine/eligibility/queries.ts';
import type { Obstacle } from '@/domain/rewards/catalog/proposal.ts';
import { usualSize } from '@/domain/rewards/search/wallet-limits.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { toWalletLimits } from '@/features/plan/optimizer/schema.ts';
import type { WalletSetupsSearch } from '@/features/mine/wallet-setups/schema.ts';

const alternatives = 3;

/** Builds the best-wallet search request from the address and the data it depends on. */
export function useWalletRequest(search: WalletSetupsSearch) {
  const { inputs: usual, held } = useHoldings();
  const inputs = usual.counting({ countsOldOffers: search.old, countsLowConfidence: search.low });
  const { judge, listConflicts } = useEligibility();
  const { hasBusiness, obstacleOf } = useObstacles(search.low);
  const size = search.size ?? usualSize(held.length);
  const kept = search.keep ? held : [];
  const isFirst = search.year === 'first';
  const isAllowed = (slug: string) => {
    const { application, bonus } = judge(slug);
    if (isFirst && bonus.kind === 'no') return false;
    return application.kind === 'yes' || !(isFirst || search.mine);
  };
  const incompatible = isFirst ? listConflicts() : [];
  const problem = inputs.problemOf(search.year, held);
  const limitsFor = (answerable: readonly Obstacle['kind'][]) =>
    toWalletLimits({ ...search, size }, kept, held, inputs.rows.cards, {
      mayPropose: (card) => {
        const obstacle = obstacleOf(card);
        const isOpen = obstacle === null || answerable.includes(obstacle.kind);
        return isOpen && isAllowed(card.slug);
      },
      incompatible,
    });
  const request = { problem, limits: limitsFor([]), alternatives };
  // With the cards that a membership, an account or a business would open to the member.
  const wider = { problem, limits: limitsFor(['requirement', 'business']), alternatives: 0 };
  return { inputs, held, hasBusiness, request, wider };
}
