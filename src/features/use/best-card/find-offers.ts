import type { BestCardFilters } from '@contract/preferences.ts';
import { isActivated } from '@/domain/purchase/activation.ts';
import { purchaseAdviser } from '@/domain/purchase/best-card-now.ts';
import { asPlanned, type PlannedOffer, planOptions } from '@/domain/purchase/planned-options.ts';
import { cents } from '@/domain/units.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { CardRow, SubCategoryRow } from '@/features/catalog/facts/schema.ts';
import type { ObstacleOf } from '@/features/mine/eligibility/schema.ts';
import type { Spent } from '@/features/mine/purchases/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';

export type Offer = PlannedOffer & {
  readonly row: CardRow;
  /** True for a card held by the member, or by the household while it is shown. */
  readonly isHeld: boolean;
  /** Other household member who holds it; undefined for the member's own card. */
  readonly carrier?: string;
  readonly subCategory: string;
  /** The member's spending there in a year. */
  readonly yearCents: number;
};

/** The best of the held cards and the best of all cards for one kind of spending. */
export type BestOffers = {
  readonly mine: Offer | null;
  readonly best: Offer | null;
  /** All cards, most valuable first; a held product appears once, as held. */
  readonly all: readonly Offer[];
};

export type OfferFinder = (subCategory: string, amountCents: number) => BestOffers;

/** A hundred dollars: enough to compare by, too little to fill a cap. */
export const usualAmountCents = 10_000;

const productPrefix = 'product:';

function isAllowed(
  { row }: Offer,
  filters: BestCardFilters,
  slugs: { company: ReadonlyMap<number, string>; system: ReadonlyMap<number, string> },
  obstacleOf: ObstacleOf,
): boolean {
  const issuer = slugs.company.get(row.company_id) ?? '';
  const system = slugs.system.get(row.point_system_id) ?? '';
  const { maximumAnnualFeeCents: most } = filters;
  return (
    obstacleOf(row) === null &&
    !filters.excludedCards.includes(row.slug) &&
    (filters.issuers.length === 0 || filters.issuers.includes(issuer)) &&
    (filters.pointSystems.length === 0 || filters.pointSystems.includes(system)) &&
    (filters.kind === null || row.is_business === (filters.kind === 'business')) &&
    (most === null || row.annual_fee_cents <= most)
  );
}

type Advice = (subCategory: string, amountCents: number) => readonly Offer[];

/**
 * Advises on all cards, held and obtainable. Points that need an unlocking card count fully only if the member holds
 * it.
 */
const createAdviser = memoizeLast((inputs: ValuationInputs, held: readonly HeldCard[]) => {
  const heldSlugs = new Set(held.map(({ card }) => card));
  const cards = inputs.catalog.cards.map((card) =>
    heldSlugs.has(card.slug) ? card : { ...card, unlocksTransfers: false },
  );
  const products = cards
    .filter(({ slug }) => !heldSlugs.has(slug))
    .map(({ slug }) => ({ id: `${productPrefix}${slug}`, card: slug, selected: {} }));
  return purchaseAdviser(
    { ...inputs.problemOf('steady'), catalog: { ...inputs.catalog, cards } },
    [...held, ...products],
    [
      ...inputs.rows.categories.flatMap((category) =>
        category.sub_categories.map(({ slug }) => slug),
      ),
      ...Object.keys(inputs.spending),
    ],
    (each, activation) => each.id.startsWith(productPrefix) || isActivated(each, activation),
  );
});

/** Offers of all cards for a purchase today, with the remaining caps of held cards, before any filter. */
const createAdvice = memoizeLast(
  (
    inputs: ValuationInputs,
    held: readonly HeldCard[],
    { capsUsed, monthSpent }: Spent,
    carriers: ReadonlyMap<string, string>,
  ): Advice => {
    const advise = createAdviser(inputs, held);
    // The spending is the member's own. Hundreds of cards of a household would also take seconds.
    const own = held.filter(({ id }) => !carriers.has(id));
    const planned = planOptions(inputs.problemOf('steady'), own, advise);
    const known = new Map<string, readonly Offer[]>();
    return (subCategory, amountCents) => {
      const key = `${subCategory} ${amountCents}`;
      const offers =
        known.get(key) ??
        asPlanned(
          advise(
            subCategory,
            cents(amountCents),
            capsUsed,
            monthSpent,
            amountCents === usualAmountCents,
          ),
          planned,
        ).map((offer): Offer => {
          const isHeld = !offer.id.startsWith(productPrefix);
          const yearCents = inputs.spending[subCategory] ?? 0;
          return { ...offer, row: inputs.cardRowOf(offer.card), isHeld, subCategory, yearCents };
        });
      known.set(key, offers);
      return offers;
    };
  },
);

/** Works out the offers of every sub-category, one a step, so that later presses only draw them. */
export function* prepareOffers(
  { rows }: ValuationInputs,
  find: OfferFinder,
): Generator<undefined, undefined> {
  for (const { sub_categories: parts } of rows.categories) {
    for (const { slug } of parts) {
      find(slug, usualAmountCents);
      yield;
    }
  }
}

const nobody: ReadonlyMap<string, string> = new Map();

type OfferQuestion = {
  readonly inputs: ValuationInputs;
  readonly held: readonly HeldCard[];
  readonly spent: Spent;
  readonly filters: BestCardFilters;
  readonly obstacleOf: ObstacleOf;
  /** Names, by the id of a held card that is in the hands of another member. */
  readonly carriers?: ReadonlyMap<string, string>;
};

/** The offers of cards that may be proposed and that the filters leave; those that are held always stay. */
export function createOfferFinder(question: OfferQuestion): OfferFinder {
  const { inputs, held, spent, filters, obstacleOf, carriers = nobody } = question;
  const advice = createAdvice(inputs, held, spent, carriers);
  const slugs = {
    company: new Map(inputs.rows.companies.map(({ id, slug }) => [id, slug])),
    system: new Map(inputs.rows.pointSystems.map(({ id, slug }) => [id, slug])),
  };
  const find = (subCategory: string, amountCents: number): BestOffers => {
    const all = advice(subCategory, amountCents).flatMap((offer): Offer[] => {
      const carrier = carriers.get(offer.id);
      if (carrier !== undefined) return [{ ...offer, carrier }];
      const isShown =
        offer.isHeld || (!filters.onlyHeld && isAllowed(offer, filters, slugs, obstacleOf));
      return isShown ? [offer] : [];
    });
    return { all, mine: all.find(({ isHeld }) => isHeld) ?? null, best: all[0] ?? null };
  };
  // Cached: a list of categories requests each of them on every keystroke.
  const known = new Map<string, BestOffers>();
  return (subCategory, amountCents) => {
    const key = `${subCategory} ${amountCents}`;
    const found = known.get(key) ?? find(subCategory, amountCents);
    known.set(key, found);
    return found;
  };
}

/** The sub-category that represents a whole category: its first, or the catch-all. */
export function generalOf(subCategories: readonly SubCategoryRow[]): SubCategoryRow | undefined {
  return subCategories.find(({ slug }) => slug === 'other') ?? subCategories[0];
}
