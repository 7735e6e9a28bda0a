import { replaceEqualDeep } from '@tanstack/react-query';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { cents } from '@/domain/units.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import type { Holding, MemberCard } from './schema.ts';

/** The member's cards, with the parts of held and wish-list cards that figures depend on. */
export type Holdings = {
  readonly entries: readonly Holding[];
  readonly held: readonly HeldCard[];
  readonly wished: readonly HeldCard[];
};

function toHeldCard({ memberCard, card }: Holding): HeldCard {
  const { id, choices, annual_fee_cents: own } = memberCard;
  const annualFeeCents = own === null ? null : cents(own);
  return { id, card: card.slug, selected: choices, annualFeeCents };
}

/** Keeps `held` and `wished` the same objects for a change without effect on value, such as a note. */
export function createHoldingsReader(): (
  inputs: ValuationInputs,
  memberCards: readonly MemberCard[],
) => Holdings {
  let counted: Omit<Holdings, 'entries'> = { held: [], wished: [] };
  return memoizeLast((inputs: ValuationInputs, memberCards: readonly MemberCard[]): Holdings => {
    const products = new Map(inputs.rows.cards.map((card) => [card.id, card]));
    const entries = memberCards.flatMap((memberCard): Holding[] => {
      const card = products.get(memberCard.credit_card_id);
      return card ? [{ memberCard, card }] : [];
    });
    const cardsOf = (status: MemberCard['status']) =>
      entries.filter(({ memberCard }) => memberCard.status === status).map(toHeldCard);
    counted = replaceEqualDeep(counted, { held: cardsOf('held'), wished: cardsOf('wish_list') });
    return { entries, ...counted };
  });
}
