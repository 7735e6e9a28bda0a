import { useEffect, useState } from 'react';
import { type OpportunityCost, opportunityCost } from '@/domain/bonus/opportunity-cost.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { runInSlices } from '@/lib/run-in-slices.ts';
import type { Offer } from './to-offers.ts';

/** By the slug of the card. */
export type OfferCosts = ReadonlyMap<string, OpportunityCost>;

function* workOut(
  offers: readonly Offer[],
  inputs: ValuationInputs,
  held: WalletValue,
): Generator<undefined, OfferCosts> {
  const context = contextOf(inputs.problemOf('steady'));
  const costs = new Map<string, OpportunityCost>();
  for (const { card, needed } of offers) {
    if (needed.spendCents > 0) {
      const alone = valueWalletIn(context, [{ id: card.slug, card: card.slug, selected: {} }]);
      const { spendCents, windowDays } = needed;
      costs.set(
        card.slug,
        opportunityCost(spendCents, windowDays, inputs.spending, held.lines, alone.lines),
      );
    }
    yield;
  }
  return costs;
}

/**
 * What the minimum spend of each offer would have earned with the cards that are held, worked out between the
 * member's own doings; null until all are known. When something changes, what was known last stands until the new
 * figures are there: a figure that went away would take the arithmetic with it that is open over it. Offers must
 * stay the same list while they say the same.
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
