import { contextOf } from '@/domain/rewards/terms/context.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import type { WalletSetup } from './queries.ts';

export type ValuedSetup = {
  readonly setup: WalletSetup;
  readonly wallet: readonly HeldCard[];
  readonly value: WalletValue;
};

/** Curated combinations by what they are worth to the member in a typical year, the best first. */
export const valueSetups = memoizeLast(
  (inputs: ValuationInputs, setups: readonly WalletSetup[]): readonly ValuedSetup[] => {
    const context = contextOf(inputs.problemOf('steady'));
    const slugs = new Map(inputs.rows.cards.map(({ id, slug }) => [id, slug]));
    return setups
      .map((setup) => {
        const wallet = setup.wallet_setup_cards.flatMap(({ credit_card_id }): HeldCard[] => {
          const card = slugs.get(credit_card_id);
          return card === undefined ? [] : [{ id: `${setup.slug}:${card}`, card, selected: {} }];
        });
        return { setup, wallet, value: valueWalletIn(context, wallet) };
      })
      .sort((a, b) => b.value.netCents - a.value.netCents);
  },
);
