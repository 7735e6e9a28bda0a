import type { OpportunityCost } from '@/domain/bonus/opportunity-cost.ts';
import { type Offer, worthOf } from './to-offers.ts';

export type BestOffer = {
  readonly offer: Offer;
  /** Undefined where nothing has to be spent. */
  readonly cost: OpportunityCost | undefined;
  readonly worthCents: number;
};

/** Whether the member can have it today, bonus and all, as far as their dates tell, and figures count it. */
function isHad({ row, standing }: Offer): boolean {
  return (
    row.confidence !== 'low' &&
    standing.isWithoutBonus !== true &&
    (standing.tone === 'yes' || standing.tone === 'unknown')
  );
}

/**
 * The two offers worth the most to the member, the best first. What the spending costs only takes away, so it is worked
 * out of the few offers that could still be among them, and the answer is there before anything is drawn.
 */
export function findBestOffers(
  offers: readonly Offer[],
  costOf: (offer: Offer) => OpportunityCost | undefined,
): readonly BestOffer[] {
  let best: readonly BestOffer[] = [];
  for (const offer of offers.filter(isHad).toSorted((a, b) => b.netCents - a.netCents)) {
    const last = best[1];
    if (last && last.worthCents >= offer.netCents) break;
    const cost = costOf(offer);
    const worthCents = worthOf(offer, cost?.costCents ?? 0);
    best = [...best, { offer, cost, worthCents }]
      .sort((a, b) => b.worthCents - a.worthCents)
      .slice(0, 2);
  }
  return best;
}
