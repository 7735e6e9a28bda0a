import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { PlanEvent } from './list-steps.ts';

/** Creates a lookup of a plan's cards for display: a held card by its id, any other by its product's slug. */
export function createCardReader(inputs: ValuationInputs, memberCards: readonly MemberCard[]) {
  const ownCards = new Map(memberCards.map((card) => [card.id, card]));
  const products = new Map(inputs.rows.cards.map((card) => [card.id, card]));
  const issuers = new Map(inputs.rows.companies.map((company) => [company.id, company]));
  return (key: string) => {
    const own = ownCards.get(key);
    const card = (own && products.get(own.credit_card_id)) ?? inputs.cardRowOf(key);
    const issuer = issuers.get(card.company_id);
    return {
      name: own?.nickname ?? card.name,
      card,
      issuer: issuer?.name ?? '',
      preapprovalUrl: issuer?.preapproval_url ?? null,
      own,
      isHeld: own !== undefined,
    };
  };
}
export type CardReader = ReturnType<typeof createCardReader>;

/** Issuers of the personal cards that a plan opens, where they show offers without a hard pull; in the order of the openings. */
export function listIssuersToAsk(
  events: readonly Pick<PlanEvent, 'kind' | 'card'>[],
  cardOf: CardReader,
): readonly IssuerToAsk[] {
  const found = new Map<string, IssuerToAsk>();
  for (const { kind, card: key } of events) {
    const { card, issuer, preapprovalUrl } = cardOf(key);
    if (kind !== 'open' || card.is_business || preapprovalUrl === null) continue;
    found.set(issuer, { name: issuer, url: preapprovalUrl });
  }
  return [...found.values()];
}

export type IssuerToAsk = { readonly name: string; readonly url: string };
