import { type OpportunityCost, opportunityCost } from '@/domain/bonus/opportunity-cost.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import type { Offer } from './to-offers.ts';

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
