import type { CurrentUser } from '@contract/current-user.ts';
import type { PointSystemCustomValue } from '@contract/custom-values.ts';
import { parseCalendarDate } from '@/domain/calendar.ts';
import type { PointValues } from '@/domain/catalogue/point-system.ts';
import type { Scope } from '@/domain/catalogue/sub-category.ts';
import { centsPerPoint, pointsPerDollar } from '@/domain/units.ts';
import type { OwnRate } from '@/domain/valuation/problem.ts';
import type { CatalogueRows } from './schema.ts';
import type { MemberTerms } from './to-domain-catalogue.ts';

export type MemberSettings = Pick<
  CurrentUser,
  | 'redemptionPreference'
  | 'pointSystemTiers'
  | 'pointSystemCustomValues'
  | 'benefitCustomValues'
  | 'spendingCategoriesCustomValues'
  | 'selectableCategories'
>;

const valueOrNull = (value: number | null) => (value === null ? null : centsPerPoint(value));

function toPointValues(own: PointSystemCustomValue): PointValues {
  return {
    travelValue: valueOrNull(own.travelValue),
    cashValue: valueOrNull(own.cashValue),
    giftCardValue: valueOrNull(own.giftCardValue),
    statusLevelValue: valueOrNull(own.statusLevelValue),
  };
}

/** Own rates of cards and categories that the catalogue still has; a removed one has no effect. */
function toOwnRates(rows: CatalogueRows, settings: MemberSettings): OwnRate[] {
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

/** The member's settings as the engine wants them; a visitor has none and values points as travel. */
export function toMemberTerms(rows: CatalogueRows, settings: MemberSettings | null): MemberTerms {
  const systems = new Map(rows.pointSystems.map(({ id, slug }) => [id, slug]));
  const pointValues = (settings?.pointSystemCustomValues ?? []).flatMap((own) => {
    const slug = systems.get(own.pointSystemId);
    return slug === undefined ? [] : [[slug, toPointValues(own)] as const];
  });
  return {
    preferences: {
      redemption: settings?.redemptionPreference ?? 'travel',
      pointValues: Object.fromEntries(pointValues),
      ownRates: settings === null ? [] : toOwnRates(rows, settings),
      selected: settings?.selectableCategories ?? {},
      paymentCosts: [],
    },
    tiers: Object.values(settings?.pointSystemTiers ?? {}),
    ownBenefitValues: new Map((settings?.benefitCustomValues ?? []).map((own) => [own.id, own])),
  };
}
