import type { CalendarDate } from '@/domain/calendar.ts';
import {
  type BonusRow,
  type CardRow,
  type CatalogRows,
  describeOfferAge,
  isAging,
  offerAgeDays,
} from './schema.ts';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { RateUnit } from '@/lib/format.ts';

/** Redemption value varies too much for these; count only a conservative value. */
const CONSERVATIVE_KINDS = new Set(['free_night', 'companion_ticket']);

export function createLedgerNames(
  rows: CatalogRows,
  offerOf: (card: CardRow) => BonusRow | null,
  date: CalendarDate,
): LedgerNames {
  const cardRows = new Map(rows.cards.map((card) => [card.slug, card]));
  const subCategories = new Map(
    rows.categories.flatMap(({ sub_categories }) =>
      sub_categories.map((sub) => [sub.slug, sub.name]),
    ),
  );
  const caps = new Map(
    rows.cards.flatMap((card) => card.spending_caps.map((cap) => [cap.slug, cap.name])),
  );
  const conservative = new Set(
    rows.benefits.filter(({ kind }) => CONSERVATIVE_KINDS.has(kind)).map(({ id }) => id),
  );
  const credits = new Map(
    rows.cards.flatMap((card) =>
      card.credit_card_benefits.map(({ id, benefit_id, name }) => [
        `benefit-${id}`,
        conservative.has(benefit_id) ? `${name} (at a conservative value)` : name,
      ]),
    ),
  );
  const systems = new Map(rows.pointSystems.map((system) => [system.slug, system]));
  return {
    card: (slug) => cardRows.get(slug)?.name ?? slug,
    subCategory: (slug) => subCategories.get(slug) ?? slug,
    cap: (slug) => caps.get(slug) ?? slug,
    credit: (slug) => credits.get(slug) ?? slug,
    offerAge: (slug) => {
      const card = cardRows.get(slug);
      const offer = card && offerOf(card);
      if (!offer) return null;
      const age = offerAgeDays(offer, date);
      return isAging(age) ? describeOfferAge(age) : null;
    },
    pointSystem: (slug) => systems.get(slug)?.name ?? slug,
    rateUnit: (slug): RateUnit => (systems.get(slug)?.unit === 'dollars' ? 'dollars' : 'points'),
  };
}
