import type { CurrentUser } from '@contract/current-user.ts';
import { type QueryClient, replaceEqualDeep, useSuspenseQuery } from '@tanstack/react-query';
import type { CreditLevel } from '@/domain/rewards/catalog/proposal.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { cents } from '@/domain/units.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { ensureValuationInputs, useValuationInputs } from '@/features/mine/valuation/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { ensurePeople } from '@/features/mine/people/queries.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { defineMemberTable } from '@/lib/rows/member-table.ts';
import { cardRecord, type Holding, type MemberCard } from './schema.ts';

export const memberCardsTable = defineMemberTable({
  ...cardRecord,
  order: [{ column: 'position' }, { column: 'created_at' }],
});
export const memberCardsQuery = memberCardsTable.query;

/** The member's cards, with the parts of held and wish-list cards that figures depend on. */
type Holdings = {
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

export type { Holdings };

const readHoldings = createHoldingsReader();

export async function ensureHeldWallet(client: QueryClient): Promise<void> {
  const owners = async () => {
    await ensurePeople(client, await client.ensureQueryData(memberCardsQuery()));
  };
  await Promise.all([ensureValuationInputs(client), owners()]);
}

/** The engine's inputs for the member with the cards they hold. */
export function useMemberInputs(): ValuationInputs {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const held = memberCards.filter(({ status }) => status === 'held');
  return useValuationInputs(held.map((card) => card.credit_card_id));
}

/** The member's cards with their products, without figures. */
export function useHoldings(): Holdings & { readonly inputs: ValuationInputs } {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const inputs = useMemberInputs();
  return { inputs, ...readHoldings(inputs, memberCards) };
}

/** Products of which the member holds a card of their own. */
export const listOwnCards = memoizeLast(
  (memberCards: readonly MemberCard[], cards: readonly CardRow[]): readonly CardRow[] =>
    cards.filter((card) =>
      memberCards.some(
        ({ status, person_id, credit_card_id }) =>
          status === 'held' && person_id === null && credit_card_id === card.id,
      ),
    ),
);

/** The member's answer about their credit; without one, a card of their own that asks for the best shows it. */
export const findCreditLevel = (
  { creditLevel }: Pick<CurrentUser, 'creditLevel'>,
  own: readonly CardRow[],
): CreditLevel | null =>
  creditLevel ?? (own.some((card) => card.credit_needed === 'excellent') ? 'excellent' : null);
