import type { HeldCard } from '@/domain/rewards/problem.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import { type Cents, cents } from '@/domain/units.ts';
import { type Holdings, useHoldings } from '@/features/mine/member-cards/queries.ts';
import type { HeldWallet, Holding } from '@/features/mine/member-cards/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';

type HoldingValues = {
  readonly value: WalletValue;
  /** Cents, by the id of a held card. */
  readonly marginals: ReadonlyMap<string, Cents>;
  /** Cents, by the id of a card that is wished for. */
  readonly gains: ReadonlyMap<string, Cents>;
};

/** Values the held cards as one wallet, and each card by the loss without it. */
function valueHoldings(
  inputs: ValuationInputs,
  held: readonly HeldCard[],
  wished: readonly HeldCard[],
): HoldingValues {
  const context = contextOf(inputs.problemOf('steady'));
  const value = valueWalletIn(context, held);
  const netOf = (wallet: readonly HeldCard[]) => valueWalletIn(context, wallet).netCents;
  const marginals = held.map(({ id }): [string, Cents] => {
    const others = held.filter((each) => each.id !== id);
    return [id, cents(value.netCents - netOf(others))];
  });
  const gains = wished.map((card): [string, Cents] => [
    card.id,
    cents(netOf([...held, card]) - value.netCents),
  ]);
  return { value, marginals: new Map(marginals), gains: new Map(gains) };
}

/** Values a member's cards; returns the same objects for a change without effect on value. */
export function createHeldWalletReader() {
  const valueOnce = memoizeLast(valueHoldings);
  const join = memoizeLast(
    (
      { value, marginals, gains }: HoldingValues,
      held: readonly HeldCard[],
      entries: readonly Holding[],
    ): HeldWallet => {
      const parts = new Map(value.cards.map((part) => [part.id, part]));
      return {
        held,
        value,
        entries: entries.map((entry) => ({
          ...entry,
          value: parts.get(entry.memberCard.id) ?? null,
          marginalCents: marginals.get(entry.memberCard.id) ?? null,
          gainCents: gains.get(entry.memberCard.id) ?? null,
        })),
      };
    },
  );
  return (inputs: ValuationInputs, { entries, held, wished }: Holdings): HeldWallet =>
    join(valueOnce(inputs, held, wished), held, entries);
}

const readHeldWallet = createHeldWalletReader();

/**
 * The member's cards, valued together; every screen shares the one computation. It needs the exact engine, so that a
 * screen without the values takes `useHoldings`, which does not load it.
 */
export function useHeldWallet(): HeldWallet & { readonly inputs: ValuationInputs } {
  const { inputs, ...holdings } = useHoldings();
  return { inputs, ...readHeldWallet(inputs, holdings) };
}
