import type { CardRow, CatalogRows, PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { type OwnCardRow, type OwnFacts, partId } from './schema.ts';

/** An own card of the member, or of another in the household. */
export type MergedCard = Pick<OwnCardRow, 'credit_card_id' | 'name' | 'facts'> & {
  readonly isMine: boolean;
  /** True for a card on the member's wish list: advice may propose it. */
  readonly isWished?: boolean;
};

/** Members type facts of their own cards themselves: all of them count. */
const trusted = { confidence: 'high' } as const;
const never = { verified_on: null } as const;

type Target = { readonly category_id: number | null; readonly sub_category_id: number | null };

function createToParts(rows: CatalogRows) {
  const categories = new Set(rows.categories.map(({ id }) => id));
  const parts = rows.categories.flatMap(({ sub_categories }) => sub_categories);
  const subCategories = new Set(parts.map(({ id }) => id));
  const slugs = new Set(parts.map(({ slug }) => slug));
  const benefits = new Set(rows.benefits.map(({ id }) => id));
  const isKnown = ({ category_id: whole, sub_category_id: part }: Target) =>
    whole === null ? part !== null && subCategories.has(part) : categories.has(whole);
  /** The parts with the ids of their card; what names a category that the catalog has no more is left out. */
  return (id: number, facts: OwnFacts) => {
    const idOf = (part: number) => partId(id, part);
    const maybeId = (part: number | null) => (part === null ? null : idOf(part));
    return {
      spending_caps: facts.spending_caps.map((cap) => ({
        ...cap,
        ...trusted,
        id: idOf(cap.id),
        slug: `own-${idOf(cap.id)}`,
      })),
      card_choices: facts.card_choices.map((choice) => ({
        ...choice,
        ...trusted,
        id: idOf(choice.id),
        slug: choice.slug ?? `own-${idOf(choice.id)}`,
        spending_cap_id: maybeId(choice.spending_cap_id),
        card_choice_options: choice.card_choice_options
          .filter(isKnown)
          .map((option, index) => ({ ...option, id: idOf(index) })),
      })),
      category_points: facts.category_points.filter(isKnown).map((rule) => ({
        ...rule,
        ...trusted,
        id: idOf(rule.id),
        spending_cap_id: maybeId(rule.spending_cap_id),
        card_choice_id: maybeId(rule.card_choice_id),
      })),
      linked_rates: facts.linked_rates
        .filter(({ sub_category_slugs }) => sub_category_slugs.every((slug) => slugs.has(slug)))
        .map((rate) => ({
          ...rate,
          ...trusted,
          id: idOf(rate.id),
          slug: `own-linked-${idOf(rate.id)}`,
        })),
      credit_card_benefits: facts.credit_card_benefits
        .filter(({ benefit_id }) => benefits.has(benefit_id))
        .map((credit) => ({
          ...credit,
          ...trusted,
          id: idOf(credit.id),
          benefit_spending: credit.benefit_spending
            .filter(isKnown)
            .map((row, index) => ({ ...row, ...trusted, id: idOf(index) })),
        })),
      signup_bonuses: facts.signup_bonuses.map((bonus) => ({
        ...bonus,
        ...trusted,
        ...never,
        id: idOf(bonus.id),
        is_current: true,
        is_as_high_as: false,
        referral_points: null,
        referral_verified_on: null,
        referral_confidence: null,
        signup_bonus_tiers: bonus.signup_bonus_tiers.map((tier) => ({
          ...tier,
          typical_points: null,
          typical_cash_cents: null,
        })),
        signup_bonus_credits: bonus.signup_bonus_credits.map((row, index) => ({
          ...row,
          id: idOf(index),
        })),
      })),
    };
  };
}

function toPointSystem(
  id: number,
  { name, value }: NonNullable<OwnFacts['points']>,
): PointSystemRow {
  return {
    id,
    slug: `own-${id}`,
    name,
    company_id: null,
    kind: 'cashback',
    unit: 'points',
    travel_value: null,
    cash_value: value,
    gift_card_value: null,
    status_level_value: null,
    untransferable_value: null,
    used_with: [],
    expiry_rule: null,
    expires_after_months: null,
    kept_alive_by: null,
    expiry_source_url: null,
    expiry_confidence: null,
    pooling: null,
    pooling_confidence: null,
    point_system_tiers: [],
    ...trusted,
  };
}

/** The catalog with own cards, like those of its own to everything that reads it. */
export function mergeOwnCards(rows: CatalogRows, own: readonly MergedCard[]): CatalogRows {
  if (own.length === 0) return rows;
  const toParts = createToParts(rows);
  const companyIds = new Set(rows.companies.map(({ id }) => id));
  const systems = new Map(rows.pointSystems.map((system) => [system.id, system]));
  const cash = rows.pointSystems.find(({ slug }) => slug === 'cash');
  const companies = [...rows.companies];
  const pointSystems = [...rows.pointSystems];
  const cards: CardRow[] = [];
  for (const { credit_card_id: id, name, facts, isMine, isWished = false } of own) {
    const slug = `${isMine ? 'own' : 'shared'}-${id}`;
    const { company_id: company, point_system_id: system } = facts.card;
    const isIssuerKnown = company !== null && companyIds.has(company);
    if (!isIssuerKnown) {
      companies.push({
        id,
        slug,
        name: facts.issuer ?? 'Another issuer',
        kind: 'bank',
        website_url: null,
        preapproval_url: null,
      });
    }
    if (facts.points) pointSystems.push(toPointSystem(id, facts.points));
    const earned = facts.points
      ? { id, slug: `own-${id}`, kind: 'cashback' }
      : ((system === null ? undefined : systems.get(system)) ?? cash);
    if (!earned) continue;
    cards.push({
      ...facts.card,
      ...toParts(id, facts),
      ...trusted,
      ...never,
      // Points of its own are locked by no other card.
      ...(facts.points && { unlocks_transfers: false, needs_unlock: false }),
      id,
      slug,
      name,
      company_id: isIssuerKnown ? company : id,
      point_system_id: earned.id,
      point_systems: { slug: earned.slug, kind: earned.kind },
      product_family: null,
      // Closed to applicants, so that nothing proposes it unless its member wishes for it.
      opened_to_new: isWished,
      material: null,
      credit_needed: null,
      issuer_rank: null,
      credit_card_requirements: [],
    });
  }
  return {
    ...rows,
    companies,
    pointSystems,
    cards: [...rows.cards, ...cards].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  };
}

/** The same, once for the same cards and the same catalog. */
export const createMerge = memoizeLast((own: readonly MergedCard[]) =>
  memoizeLast((rows: CatalogRows) => mergeOwnCards(rows, own)),
);
