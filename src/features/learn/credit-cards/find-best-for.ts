import { calendarDate } from '@/domain/calendar.ts';
import { bestCardNow } from '@/domain/purchase/best-card-now.ts';
import { cents } from '@/domain/units.ts';
import { toEngineCatalog } from '@/features/catalog/facts/queries.ts';
import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import { createObstacles, visitorFacts } from '@/features/mine/eligibility/schema.ts';
import type { CardFacts } from '@/domain/card-face.ts';
import type { RateUnit } from '@/lib/format.ts';
import { parseRateUnit } from './parse-names.ts';

/** The displayed part of a card, without the facts its value is computed from. */
type ShownCard = CardFacts & Pick<CardRow, 'id' | 'slug' | 'annual_fee_cents'>;

export type BestForOffer = {
  readonly card: ShownCard;
  readonly issuer: string;
  readonly rate: number;
  readonly unit: RateUnit;
  readonly centsPerPoint: number;
  readonly returnPercent: number;
};

/** A hundred dollars: enough to compare by, too little to fill a cap. */
const PURCHASE_CENTS = 10_000;

const SHOWN = 5;

function pickShown(card: CardRow): ShownCard {
  const { id, slug, name, annual_fee_cents, network, product_family } = card;
  const { art_primary_hex, art_secondary_hex, material, issuer_rank, point_systems } = card;
  const face = { name, network, product_family, material, issuer_rank, point_systems };
  return { id, slug, annual_fee_cents, ...face, art_primary_hex, art_secondary_hex };
}

/**
 * The cards with the highest return today in a category or sub-category, each valued alone, so that points needing an
 * unlocking card count without one. Null for an unknown slug.
 */
export function findBestFor(
  rows: CatalogRows,
  slug: string,
  today: string,
): { name: string; offers: readonly BestForOffer[] } | null {
  const category = rows.categories.find((each) => each.slug === slug);
  const part = rows.categories
    .flatMap((each) => each.sub_categories)
    .find((each) => each.slug === slug);
  const name = category?.name ?? part?.name;
  if (name === undefined) return null;
  const date = calendarDate(today);
  // Somebody who asks for a program's own spending uses it.
  const asked = category ? category.sub_categories.map((each) => each.slug) : [slug];
  const spending = Object.fromEntries(asked.map((each) => [each, cents(PURCHASE_CENTS)]));
  const { catalog, preferences } = toEngineCatalog(rows, { spending }, date);
  // A public list names cards for every credit.
  const obstacleOf = createObstacles(rows.requirements, { ...visitorFacts, credit: 'excellent' });
  const shown = new Map(
    rows.cards.filter((card) => obstacleOf(card) === null).map((card) => [card.slug, card]),
  );
  // Bought together, no card of this wallet may unlock another's points.
  const cards = catalog.cards.map((card) => ({ ...card, unlocksTransfers: false }));
  const values = bestCardNow(
    {
      catalog: { ...catalog, cards },
      preferences,
      spending: {},
      date,
      year: 'steady',
      held: [],
    },
    [...shown.keys()].map((card) => ({ id: card, card, selected: {} })),
    {
      spentOn: category ? { kind: 'category', slug } : { kind: 'sub_category', slug },
      amountCents: cents(PURCHASE_CENTS),
      isTypical: true,
    },
    [],
  );
  const offers = values.flatMap((offer): BestForOffer[] => {
    const card = shown.get(offer.card);
    if (!card) return [];
    const system = rows.pointSystems.find(({ id }) => id === card.point_system_id);
    return [
      {
        card: pickShown(card),
        issuer: rows.companies.find(({ id }) => id === card.company_id)?.name ?? '',
        rate: offer.rate,
        unit: parseRateUnit(system?.unit ?? 'points'),
        centsPerPoint: offer.centsPerPoint,
        returnPercent: Math.round((offer.valueCents / PURCHASE_CENTS) * 10_000) / 100,
      },
    ];
  });
  return {
    name,
    offers: offers
      .toSorted(
        (a, b) =>
          b.returnPercent - a.returnPercent ||
          a.card.annual_fee_cents - b.card.annual_fee_cents ||
          a.card.name.localeCompare(b.card.name, 'en'),
      )
      .slice(0, SHOWN),
  };
}
