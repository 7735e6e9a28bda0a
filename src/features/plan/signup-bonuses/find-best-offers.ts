import type { OpportunityCost } from '@/domain/bonus/opportunity-cost.ts';
import { type Offer, worthOf } from './to-offers.ts';

export type BestOffer = {
  readonly offer: Offer;
  /** Undefined if nothing has to be spent. */
  readonly cost: OpportunityCost | undefined;
  readonly worthCents: number;
};

/** True if, as far as the dates show, the member can get it today with the bonus, and figures count it. */
function isHad({ row, standing }: Offer): boolean {
  return (
    row.confidence !== 'low' &&
    standing.isWithoutBonus !== true &&
    (standing.tone === 'yes' || standing.tone === 'unknown')
  );
}

/**
 * The two most valuable offers for the member, best first. Since the cost of spending only lowers a value, it is
 * computed just for the few offers still in the running, and the answer is ready before the first paint.
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
