import type { CompanyRow } from '@/features/catalog/schema.ts';
import type { MemberCard } from '@/features/member-cards/schema.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import type { PlanEvent } from './list-steps.ts';

/** Creates a lookup of a plan's cards for display: a held card by its id, any other by its product's slug. */
export function createCardReader(inputs: ValuationInputs, memberCards: readonly MemberCard[]) {
  const ownCards = new Map(memberCards.map((card) => [card.id, card]));
  const products = new Map(inputs.rows.cards.map((card) => [card.id, card]));
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  return (key: string) => {
    const own = ownCards.get(key);
    const card = (own && products.get(own.credit_card_id)) ?? inputs.cardRowOf(key);
    return {
      name: own?.nickname ?? card.name,
      card,
      issuer: issuers.get(card.company_id) ?? '',
      own,
      isHeld: own !== undefined,
    };
  };
}
export type CardReader = ReturnType<typeof createCardReader>;

/** Issuers of the cards that a plan opens, in the order of the companies. */
export function listIssuersToAsk(
  events: readonly Pick<PlanEvent, 'kind' | 'card'>[],
  cardOf: CardReader,
  companies: readonly CompanyRow[],
): readonly CompanyRow[] {
  const asked = new Set(
    events.flatMap(({ kind, card }) => (kind === 'open' ? [cardOf(card).card.company_id] : [])),
  );
  return companies.filter(({ id }) => asked.has(id));
}
