import { useEligibility, useObstacles } from '@/features/mine/eligibility/queries.ts';
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
  const kept = search.keep ? held : [];
  const isFirst = search.year === 'first';
  const isAllowed = (slug: string) => {
    const { application, bonus } = judge(slug);
    if (isFirst && bonus.kind === 'no') return false;
    return application.kind === 'yes' || !(isFirst || search.mine);
  };
  const limits = toWalletLimits(search, kept, held, inputs.rows.cards, {
    mayPropose: (card) => obstacleOf(card) === null && isAllowed(card.slug),
    incompatible: isFirst ? listConflicts() : [],
  });
  const request = { problem: inputs.problemOf(search.year, held), limits, alternatives };
  return { inputs, held, hasBusiness, request };
}
