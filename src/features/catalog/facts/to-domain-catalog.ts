import type { CalendarDate } from '@/domain/calendar.ts';
import type { Catalog } from '@/domain/rewards/catalog/catalog.ts';
import { countingFacts } from '@/domain/rewards/catalog/counted-facts.ts';
import {
  POOLINGS,
  type PointSystem,
  type PointValues,
} from '@/domain/rewards/catalog/point-system.ts';
import type { SubCategory } from '@/domain/rewards/catalog/sub-category.ts';
import { spanIncludes } from '@/domain/date-span.ts';
import { centsPerPoint } from '@/domain/units.ts';
import type { Preferences, SpendingProfile } from '@/domain/rewards/problem.ts';
import { createUsedShare } from '@/domain/rewards/terms/offer-credits.ts';
import { valueOfPoint } from '@/domain/rewards/value/point-value.ts';
import {
  asUnused,
  judgeProgramUse,
  type ProgramFacts,
} from '@/domain/rewards/value/program-use.ts';
import { parseDateRange } from './list-uncounted.ts';
import type {
  BonusRow,
  CardRow,
  CatalogRows,
  OfferSettings,
  PointSystemRow,
  SpendingCostRow,
} from './schema.ts';
import { toDomainCard, toNotAccepted, toPaymentCosts } from './to-domain-card.ts';
import type { OwnBenefitValue } from './to-domain-credits.ts';
import { createToScope } from './to-scope.ts';

/** A member's settings that change the catalog itself. */
export type MemberTerms = {
  readonly preferences: Preferences;
  /** Slugs of the relationship tiers they hold. */
  readonly tiers: readonly string[];
  readonly ownBenefitValues: ReadonlyMap<number, OwnBenefitValue>;
  readonly showsExpectedQuarters: boolean;
  /** Which offers count, and if low-confidence facts do. */
  readonly offers: OfferSettings;
  /** Held products, all of whose facts count. */
  readonly heldCardIds: ReadonlySet<number>;
  /** Signs of the programs that they use. */
  readonly programs: ProgramFacts;
};

/** Points without a counted value are worth nothing reliable. */
function toPointSystem(row: PointSystemRow, isCounted: boolean): PointSystem {
  const valueOrNull = (value: number | null) =>
    value === null || !isCounted ? null : centsPerPoint(value);
  const values: PointValues = {
    travelValue: valueOrNull(row.travel_value),
    cashValue: valueOrNull(row.cash_value),
    giftCardValue: valueOrNull(row.gift_card_value),
    statusLevelValue: valueOrNull(row.status_level_value),
  };
  return {
    slug: row.slug,
    ...values,
    untransferableValue: valueOrNull(row.untransferable_value),
    pooling: POOLINGS.find((pooling) => pooling === row.pooling) ?? null,
  };
}

function toSubCategories(rows: Pick<CatalogRows, 'categories'>): SubCategory[] {
  const all = rows.categories.flatMap((category) => category.sub_categories);
  const slugs = new Map(all.map((row) => [row.id, row.slug]));
  return rows.categories.flatMap((category) =>
    category.sub_categories.map((row) => {
      const [first] = row.sub_category_parents;
      const parent = first ? (slugs.get(first.parent_sub_category_id) ?? null) : null;
      return { slug: row.slug, category: category.slug, parent };
    }),
  );
}

/** The best tier bonus for this card on this day among the member's tiers. */
function tierBonusOf(
  card: CardRow,
  system: PointSystemRow,
  tiers: readonly string[],
  date: CalendarDate,
): number {
  const held = system.point_system_tiers.filter(
    (tier) =>
      tiers.includes(tier.slug) &&
      (tier.company_id === null || tier.company_id === card.company_id) &&
      spanIncludes(parseDateRange(tier.valid_during), date),
  );
  return Math.max(0, ...held.map((tier) => tier.earn_bonus_percent));
}

/** Share of an offer's credits that a year of spending uses. */
export function createCreditShare(
  rows: Pick<CatalogRows, 'categories'>,
  spending: SpendingProfile,
): (offer: Pick<BonusRow, 'signup_bonus_credits'>) => number {
  const usedShare = createUsedShare(spending, toSubCategories(rows));
  return ({ signup_bonus_credits: credits }) =>
    usedShare(
      credits.map(({ value_cents, sub_category_slugs: slugs }) => ({
        valueCents: value_cents,
        spendOn: slugs.length === 0 ? null : slugs.map((slug) => ({ kind: 'sub_category', slug })),
      })),
    );
}

/** The reference data as the engine wants it, for one member's terms, on a date. */
export function toDomainCatalog(
  rows: CatalogRows,
  terms: MemberTerms,
  date: CalendarDate,
): Catalog {
  const { preferences } = terms;
  const counts = countingFacts(terms.offers.countsLowConfidence ?? false);
  const heldSystems = new Set(
    rows.cards.flatMap((card) => (terms.heldCardIds.has(card.id) ? [card.point_system_id] : [])),
  );
  const systems = new Map(
    rows.pointSystems.map((row) => {
      const isCounted = counts(row) || heldSystems.has(row.id);
      const system = toPointSystem(row, isCounted);
      const use = judgeProgramUse(row.slug, row.used_with, terms.programs);
      return [row.id, { row, domain: use?.isUsed === false ? asUnused(system) : system }];
    }),
  );
  const companies = new Map(rows.companies.map((company) => [company.id, company.slug]));
  const toScope = createToScope(rows.categories);
  const exceptions = new Map<number, SpendingCostRow[]>();
  for (const row of rows.spendingCosts) {
    const { credit_card_id: card } = row;
    if (card !== null) exceptions.set(card, [...(exceptions.get(card) ?? []), row]);
  }
  const usual = rows.spendingCosts.filter(({ credit_card_id }) => credit_card_id === null);
  const shared = {
    date,
    toScope,
    ownBenefitValues: terms.ownBenefitValues,
    showsExpectedQuarters: terms.showsExpectedQuarters,
    offers: terms.offers,
    creditShareOf: createCreditShare(rows, terms.programs.spending),
    anniversaryPoints: new Set(
      rows.benefits.filter(({ kind }) => kind === 'anniversary_points').map(({ id }) => id),
    ),
  };
  return {
    pointSystems: [...systems.values()].map(({ domain }) => domain),
    subCategories: toSubCategories(rows),
    paymentCosts: toPaymentCosts(usual, toScope),
    notAccepted: toNotAccepted(rows.acceptance, toScope),
    cards: rows.cards.map((card) => {
      const system = systems.get(card.point_system_id);
      if (!system) throw new RangeError(`card ${card.slug} earns an unknown point system`);
      const own = preferences.pointValues[system.domain.slug];
      return toDomainCard(card, {
        ...shared,
        counts: terms.heldCardIds.has(card.id) ? countingFacts(true) : counts,
        issuer: companies.get(card.company_id) ?? '',
        pointSystem: system.domain.slug,
        centsPerPoint: valueOfPoint(system.domain, own, preferences.redemption),
        costRows: exceptions.get(card.id) ?? [],
        tierBonusPercent: tierBonusOf(card, system.row, terms.tiers, date),
      });
    }),
  };
}
