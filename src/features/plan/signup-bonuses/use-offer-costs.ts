import { useEffect, useState } from 'react';
import { type OpportunityCost, opportunityCost } from '@/domain/bonus/opportunity-cost.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { runInSlices } from '@/lib/run-in-slices.ts';
import type { Offer } from './to-offers.ts';

/** Costs by card slug. */
export type OfferCosts = ReadonlyMap<string, OpportunityCost>;

/** Rewards the minimum spend would have earned on the held cards; undefined if the offer has none. */
export const createOfferCost = memoizeLast((inputs: ValuationInputs, held: WalletValue) => {
  const context = contextOf(inputs.problemOf('steady'));
  return ({ card, needed }: Offer): OpportunityCost | undefined => {
    if (needed.spendCents === 0) return undefined;
    const alone = valueWalletIn(context, [{ id: card.slug, card: card.slug, selected: {} }]);
    const { spendCents, windowDays } = needed;
    return opportunityCost(spendCents, windowDays, inputs.spending, held.lines, alone.lines);
  };
});

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
