import { replaceEqualDeep } from '@tanstack/react-query';
import { type Cents, cents } from '@/domain/units.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { CardValue, WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { CardRow } from '@/features/catalog/schema.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import type { MemberCard } from './schema.ts';

/** A member's card with its product and its role in the wallet in a typical year. */
export type HeldEntry = {
  readonly memberCard: MemberCard;
  readonly card: CardRow;
  /** Its part of the wallet's value; null for a card that is not held. */
  readonly value: CardValue | null;
  /** Value the wallet would lose without it, in cents; null for a card that is not held. */
  readonly marginalCents: Cents | null;
  /** Value the wallet would gain with it, in cents; null unless it is on the wish list. */
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

/** The valued parts of held and wish-list cards, which the figures depend on. */
type Holdings = { readonly held: readonly HeldCard[]; readonly wished: readonly HeldCard[] };

type HoldingValues = {
  readonly value: WalletValue;
  /** Cents, by the id of a held card. */
  readonly marginals: ReadonlyMap<string, Cents>;
  /** Cents, by the id of a card that is wished for. */
  readonly gains: ReadonlyMap<string, Cents>;
};

type KnownCard = { readonly memberCard: MemberCard; readonly card: CardRow };

function toHoldings(known: readonly KnownCard[]): Holdings {
  const cardsOf = (status: MemberCard['status']) =>
    known
      .filter(({ memberCard }) => memberCard.status === status)
      .map(({ memberCard, card }) => toHeldCard(memberCard, card));
  return { held: cardsOf('held'), wished: cardsOf('wish_list') };
}

/** Values the held cards as one wallet, and each card by the loss without it. */
function valueHoldings(inputs: ValuationInputs, { held, wished }: Holdings): HoldingValues {
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

export type ReadHeldWallet = (
  inputs: ValuationInputs,
  memberCards: readonly MemberCard[],
) => HeldWallet;

/** Values a member's cards; returns the same objects for a change without effect on value, such as a note. */
export function createHeldWalletReader(): ReadHeldWallet {
  const valueOnce = memoizeLast(valueHoldings);
  let holdings: Holdings = { held: [], wished: [] };
  return memoizeLast((inputs: ValuationInputs, memberCards: readonly MemberCard[]): HeldWallet => {
    const products = new Map(inputs.rows.cards.map((card) => [card.id, card]));
    const known = memberCards.flatMap((memberCard): KnownCard[] => {
      const card = products.get(memberCard.credit_card_id);
      return card ? [{ memberCard, card }] : [];
    });
    holdings = replaceEqualDeep(holdings, toHoldings(known));
    const { value, marginals, gains } = valueOnce(inputs, holdings);
    const parts = new Map(value.cards.map((part) => [part.id, part]));
    return {
      held: holdings.held,
      value,
      entries: known.map(({ memberCard, card }) => ({
        memberCard,
        card,
        value: parts.get(memberCard.id) ?? null,
        marginalCents: marginals.get(memberCard.id) ?? null,
        gainCents: gains.get(memberCard.id) ?? null,
      })),
    };
  });
}
