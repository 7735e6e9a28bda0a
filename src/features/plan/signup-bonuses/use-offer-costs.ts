import { useEffect, useState } from 'react';
import type { OpportunityCost } from '@/domain/bonus/opportunity-cost.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { runInSlices } from '@/lib/run-in-slices.ts';
import { createOfferCost } from './create-offer-cost.ts';
import type { Offer } from './to-offers.ts';

/** Costs by card slug. */
export type OfferCosts = ReadonlyMap<string, OpportunityCost>;

function* workOut(
  offers: readonly Offer[],
  inputs: ValuationInputs,
  held: WalletValue,
): Generator<undefined, OfferCosts> {
  const costOf = createOfferCost(inputs, held);
  const costs = new Map<string, OpportunityCost>();
  for (const offer of offers) {
    const cost = costOf(offer);
    if (cost) costs.set(offer.card.slug, cost);
    yield;
  }
  return costs;
}

/**
 * Rewards each offer's minimum spend would have earned on the held cards, computed in idle time; null until all are
 * known. After a change, the old figures stay until the new ones are ready, so that open arithmetic does not
 * disappear. Pass the same array for the same offers.
 */
export function useOfferCosts(
  offers: readonly Offer[],
  inputs: ValuationInputs,
  held: WalletValue,
): OfferCosts | null {
  const [costs, setCosts] = useState<OfferCosts | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(
    () =>
      runInSlices(workOut(offers, inputs, held), setCosts, (error) => {
        setFailure({ error });
      }),
    [offers, inputs, held],
  );
  // A bug of the engine belongs on the screen's error page, not into a timer.
  if (failure !== undefined) throw failure.error;
  return costs;
}
