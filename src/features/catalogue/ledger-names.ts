import type { CatalogueRows } from './schema.ts';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { RateUnit } from '@/lib/format.ts';

/** What people call the slugs of the engine. */
export function createLedgerNames(rows: CatalogueRows): LedgerNames {
  const cards = new Map(rows.cards.map((card) => [card.slug, card.name]));
  const subCategories = new Map(
    rows.categories.flatMap(({ sub_categories }) =>
      sub_categories.map((sub) => [sub.slug, sub.name]),
    ),
  );
  const caps = new Map(
    rows.cards.flatMap((card) => card.spending_caps.map((cap) => [cap.slug, cap.name])),
  );
  const credits = new Map(
    rows.cards.flatMap((card) =>
      card.credit_card_benefits.map((benefit) => [`benefit-${benefit.id}`, benefit.name]),
    ),
  );
  const systems = new Map(rows.pointSystems.map((system) => [system.slug, system]));
  return {
    card: (slug) => cards.get(slug) ?? slug,
    subCategory: (slug) => subCategories.get(slug) ?? slug,
    cap: (slug) => caps.get(slug) ?? slug,
    credit: (slug) => credits.get(slug) ?? slug,
    pointSystem: (slug) => systems.get(slug)?.name ?? slug,
    rateUnit: (slug): RateUnit => (systems.get(slug)?.unit === 'dollars' ? 'dollars' : 'points'),
  };
}
