import type { PointSystemCustomValue } from '@contract/custom-values.ts';
import { parseCalendarDate } from '@/domain/calendar.ts';
import type { PaymentCost } from '@/domain/rewards/catalog/card.ts';
import type { PointValues } from '@/domain/rewards/catalog/point-system.ts';
import type { ProgramFacts } from '@/domain/rewards/value/program-use.ts';
import type { Scope } from '@/domain/rewards/catalog/sub-category.ts';
import { centsPerPoint, percent, pointsPerDollar } from '@/domain/units.ts';
import type { OwnRate } from '@/domain/rewards/problem.ts';
import type { CatalogRows, MemberSettings } from './schema.ts';
import type { MemberTerms } from './to-domain-catalog.ts';

export const usualSettings: MemberSettings = {
  redemptionPreference: null,
  pointSystemTiers: {},
  pointSystemCustomValues: [],
  benefitCustomValues: [],
  spendingCategoriesCustomValues: [],
  selectableCategories: {},
  showsExpectedQuarters: true,
  paymentCosts: {},
  usedPrograms: {},
};

const valueOrNull = (value: number | null) => (value === null ? null : centsPerPoint(value));

function toPointValues(own: PointSystemCustomValue): PointValues {
  return {
    travelValue: valueOrNull(own.travelValue),
    cashValue: valueOrNull(own.cashValue),
    giftCardValue: valueOrNull(own.giftCardValue),
    statusLevelValue: valueOrNull(own.statusLevelValue),
  };
}

/** Own rates of cards and categories that the catalog still has; a removed one has no effect. */
function toOwnRates(rows: CatalogRows, settings: MemberSettings): OwnRate[] {
  const cards = new Map(rows.cards.map(({ id, slug }) => [id, slug]));
  const categories = new Map(rows.categories.map(({ id, slug }) => [id, slug]));
  const subCategories = new Map(
    rows.categories.flatMap((category) => category.sub_categories).map((row) => [row.id, row.slug]),
  );
  return settings.spendingCategoriesCustomValues.flatMap((own): OwnRate[] => {
    const card = cards.get(own.creditCardId);
    const category = own.categoryId === null ? undefined : categories.get(own.categoryId);
    const sub = own.subCategoryId === null ? undefined : subCategories.get(own.subCategoryId);
    const covers: Scope | null = sub
      ? { kind: 'sub_category', slug: sub }
      : category
        ? { kind: 'category', slug: category }
        : null;
    if (card === undefined || covers === null) return [];
    const from = parseCalendarDate(own.validFrom);
    const to = parseCalendarDate(own.validTo);
    return [{ card, covers, rate: pointsPerDollar(own.rate), validDuring: { from, to } }];
  });
}

/** The member's own payment fees, for sub-categories still in the catalog. */
function toOwnCosts(rows: CatalogRows, { paymentCosts }: MemberSettings): PaymentCost[] {
  const known = new Set(
    rows.categories.flatMap(({ sub_categories }) => sub_categories.map(({ slug }) => slug)),
  );
  return Object.entries(paymentCosts)
    .filter(([slug]) => known.has(slug))
    .map(([slug, share]) => ({ covers: { kind: 'sub_category', slug }, percent: percent(share) }));
}

/** Signs of the programs that the member uses. */
export function toProgramFacts(
  { cards, pointSystems }: Pick<CatalogRows, 'cards' | 'pointSystems'>,
  {
    usedPrograms,
    heldCardIds = [],
    balanceSystemIds = [],
    spending = {},
  }: Pick<MemberSettings, 'usedPrograms' | 'heldCardIds' | 'balanceSystemIds' | 'spending'>,
): ProgramFacts {
  const heldIds = new Set(heldCardIds);
  const held = cards.flatMap((card) => (heldIds.has(card.id) ? card.point_system_id : []));
  const slugsOf = (ids: readonly number[]) =>
    new Set(pointSystems.flatMap(({ id, slug }) => (ids.includes(id) ? slug : [])));
  return {
    answers: usedPrograms,
    ofCards: slugsOf(held),
    withPoints: slugsOf(balanceSystemIds),
    spending,
  };
}

/** The member's settings as the engine wants them; points are worth what they are as travel until they say. */
export function toMemberTerms(rows: CatalogRows, settings: MemberSettings): MemberTerms {
  const systems = new Map(rows.pointSystems.map(({ id, slug }) => [id, slug]));
  const pointValues = settings.pointSystemCustomValues.flatMap((own) => {
    const slug = systems.get(own.pointSystemId);
    return slug === undefined ? [] : [[slug, toPointValues(own)] as const];
  });
  return {
    preferences: {
      redemption: settings.redemptionPreference ?? 'travel',
      pointValues: Object.fromEntries(pointValues),
      ownRates: toOwnRates(rows, settings),
      selected: settings.selectableCategories,
      paymentCosts: toOwnCosts(rows, settings),
    },
    tiers: Object.values(settings.pointSystemTiers),
    ownBenefitValues: new Map(settings.benefitCustomValues.map((own) => [own.id, own])),
    showsExpectedQuarters: settings.showsExpectedQuarters,
    offers: settings,
    heldCardIds: new Set(settings.heldCardIds),
    programs: toProgramFacts(rows, settings),
  };
}
