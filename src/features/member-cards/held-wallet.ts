import type { Cents } from '@/domain/units.ts';
import { cents } from '@/domain/units.ts';
import { contextOf } from '@/domain/valuation/context.ts';
import type { HeldCard } from '@/domain/valuation/problem.ts';
import { valueWalletIn } from '@/domain/valuation/value-wallet.ts';
import type { CardValue, WalletValue } from '@/domain/valuation/wallet-value.ts';
import type { CardRow } from '@/features/catalogue/schema.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import type { MemberCard } from './schema.ts';

/** A member's card with its product, and what it does in the wallet in a steady year. */
export type HeldEntry = {
  readonly memberCard: MemberCard;
  readonly card: CardRow;
  /** Its part of the wallet's value; null for a card that is not held. */
  readonly value: CardValue | null;
  /** What the wallet would lose without it; null for a card that is not held. */
  readonly marginalCents: Cents | null;
  /** What the wallet would gain by it; null for a card that is not wished for. */
  readonly gainCents: Cents | null;
};

export type HeldWallet = {
  readonly entries: readonly HeldEntry[];
  readonly held: readonly HeldCard[];
  readonly value: WalletValue;
};

function toHeldCard(memberCard: MemberCard, card: CardRow): HeldCard {
  const { id, choices, annual_fee_cents: own } = memberCard;
  const annualFeeCents = own === null ? null : cents(own);
  return { id, card: card.slug, selected: choices, annualFeeCents };
}

/** Values what the member holds, as one wallet, and each card by what would be lost without it. */
export function valueHeldWallet(
  inputs: ValuationInputs,
  memberCards: readonly MemberCard[],
): HeldWallet {
  const products = new Map(inputs.rows.cards.map((card) => [card.id, card]));
  const known = memberCards.flatMap((memberCard) => {
    const card = products.get(memberCard.credit_card_id);
    return card ? [{ memberCard, card }] : [];
  });
  const held = known
    .filter(({ memberCard }) => memberCard.status === 'held')
    .map(({ memberCard, card }) => toHeldCard(memberCard, card));
  const context = contextOf(inputs.problemOf('steady'));
  const value = valueWalletIn(context, held);
  const parts = new Map(value.cards.map((part) => [part.id, part]));
  const marginalOf = (id: string) => {
    const others = held.filter((each) => each.id !== id);
    return cents(value.netCents - valueWalletIn(context, others).netCents);
  };
  const gainOf = (memberCard: MemberCard, card: CardRow) => {
    const extended = [...held, toHeldCard(memberCard, card)];
    return cents(valueWalletIn(context, extended).netCents - value.netCents);
  };
  return {
    held,
    value,
    entries: known.map(({ memberCard, card }) => {
      const part = parts.get(memberCard.id) ?? null;
      const marginalCents = part === null ? null : marginalOf(memberCard.id);
      const gainCents = memberCard.status === 'wish_list' ? gainOf(memberCard, card) : null;
      return { memberCard, card, value: part, marginalCents, gainCents };
    }),
  };
}
