import type { CalendarDate } from '@/domain/calendar.ts';
import { factAgeDays, FACT_LIMIT_DAYS } from '@/domain/fact-age.ts';
import type { SpendingProfile } from '@/domain/rewards/problem.ts';
import { formatCount } from '@/lib/format.ts';
import type { CurrentUser } from '@contract/current-user.ts';
import type * as tables from './tables.ts';

type RowIn<Table extends { rowsIn: (client: never) => readonly unknown[] }> = ReturnType<
  Table['rowsIn']
>[number];

export type CapRow = Omit<RowIn<typeof tables.spendingCaps>, 'credit_card_id'>;

export type ChoiceOptionRow = Omit<RowIn<typeof tables.cardChoiceOptions>, 'card_choice_id'>;

export type ChoiceRow = Omit<RowIn<typeof tables.cardChoices>, 'credit_card_id'> & {
  readonly card_choice_options: readonly ChoiceOptionRow[];
};

/** `valid_during` is a Postgres range of days, such as `[2026-07-01,2026-10-01)`. */
export type CategoryPointsRow = Omit<RowIn<typeof tables.categoryPoints>, 'credit_card_id'>;

/** Rates by the card's other spending of the month: the highest step reached counts, or the other way. */
export type LinkedRateRow = Omit<RowIn<typeof tables.linkedRates>, 'credit_card_id'>;

/** The spending a credit covers: a category or a sub-category. */
export type BenefitSpendingRow = Omit<
  RowIn<typeof tables.benefitSpending>,
  'credit_card_benefit_id'
>;

/** Given until the end of `ends_on`, once `min_spend_cents` were spent in the period. */
export type CardBenefitRow = Omit<RowIn<typeof tables.cardBenefits>, 'credit_card_id'> & {
  readonly benefit_spending: readonly BenefitSpendingRow[];
};

/**
 * `spend_cents` and `window_days` are counted from the opening of the account, for every tier. Figures count the
 * typical amounts of an offer "as high as" its own.
 */
export type BonusTierRow = Omit<RowIn<typeof tables.bonusTiers>, 'id' | 'signup_bonus_id'>;

/** A credit of an offer; without sub-categories, it pays for anything. */
export type BonusCreditRow = Omit<RowIn<typeof tables.bonusCredits>, 'signup_bonus_id'>;

/**
 * `is_as_high_as` is the most that anybody is given, `free_night_points_limit` the most points that each of the nights may cost,
 * and `first_year_earn_percent` by how much the points that spending earns in the first year are raised: 100 is a match.
 */
export type BonusRow = Omit<RowIn<typeof tables.signupBonuses>, 'credit_card_id'> & {
  readonly signup_bonus_tiers: readonly BonusTierRow[];
  readonly signup_bonus_credits: readonly BonusCreditRow[];
};

/** Cards that members describe themselves have higher ids than the catalog's (`own_cards`). */
export const FIRST_OWN_CARD = 1_000_000_000_000;
export const isOwnCard = ({ id }: Pick<CardRow, 'id'>): boolean => id >= FIRST_OWN_CARD;

/** Own cards of others in the household have this before their number: no list offers them. */
export const isOfOthers = ({ slug }: Pick<CardRow, 'slug'>): boolean =>
  /^shared-\d{13}$/.test(slug);

/** The tables whose rows belong to a card. */
export const cardPartTables = [
  'spending_caps',
  'card_choices',
  'category_points',
  'linked_rates',
  'credit_card_benefits',
  'signup_bonuses',
  'credit_card_rules',
  'credit_card_requirements',
] as const;

/** Child tables by parent table. */
export const nestedTables = {
  card_choices: ['card_choice_options'],
  credit_card_benefits: ['benefit_spending'],
  signup_bonuses: ['signup_bonus_tiers', 'signup_bonus_credits'],
} as const;

type PointSystem = RowIn<typeof tables.pointSystems>;

export type CardRow = RowIn<typeof tables.creditCards> & {
  readonly spending_caps: readonly CapRow[];
  readonly card_choices: readonly ChoiceRow[];
  readonly category_points: readonly CategoryPointsRow[];
  readonly linked_rates: readonly LinkedRateRow[];
  readonly credit_card_benefits: readonly CardBenefitRow[];
  /** Offers that were current when they were last verified. */
  readonly signup_bonuses: readonly BonusRow[];
  readonly credit_card_requirements: readonly Omit<
    RowIn<typeof tables.cardRequirements>,
    'credit_card_id'
  >[];
  /** The currency it earns. */
  readonly point_systems: Pick<PointSystem, 'slug' | 'kind'>;
};

export type CreditCardSummary = Pick<
  CardRow,
  | 'id'
  | 'slug'
  | 'name'
  | 'network'
  | 'is_business'
  | 'is_charge_card'
  | 'annual_fee_cents'
  | 'first_year_fee_cents'
  | 'foreign_transaction_fee_percent'
  | 'base_rate'
  | 'product_family'
  | 'opened_to_new'
  | 'art_primary_hex'
  | 'art_secondary_hex'
  | 'material'
  | 'credit_needed'
  | 'issuer_rank'
  | 'verified_on'
  | 'confidence'
> & {
  readonly companies: Pick<CompanyRow, 'id' | 'slug' | 'name'>;
  readonly point_systems: Pick<PointSystem, 'id' | 'slug' | 'name' | 'kind' | 'unit'>;
};

export type PointSystemTierRow = Omit<RowIn<typeof tables.pointSystemTiers>, 'point_system_id'>;

/** Its values are US cents per point. */
export type PointSystemRow = Omit<PointSystem, 'source' | 'source_url' | 'verified_on'> & {
  readonly point_system_tiers: readonly PointSystemTierRow[];
};

export type SubCategoryRow = Omit<
  RowIn<typeof tables.subCategories>,
  'category_id' | 'mcc_codes'
> & {
  readonly sub_category_parents: readonly Pick<
    RowIn<typeof tables.subCategoryParents>,
    'parent_sub_category_id'
  >[];
};

export type CategoryRow = RowIn<typeof tables.categories> & {
  readonly sub_categories: readonly SubCategoryRow[];
};

/** All companies except credit unions, which only need a row here if a catalog card is theirs. */
type CompanyRow = Pick<
  RowIn<typeof tables.companies>,
  'id' | 'slug' | 'name' | 'kind' | 'website_url' | 'preapproval_url'
>;

export type BenefitRow = Pick<
  RowIn<typeof tables.benefits>,
  'id' | 'slug' | 'name' | 'kind' | 'description'
>;

export type RequirementRow = RowIn<typeof tables.requirements>;

/** A payee's fee for card payments; with a card, an exception for that card. */
export type SpendingCostRow = RowIn<typeof tables.spendingCosts>;

/** A network that is not accepted; without a row, every network is. */
export type AcceptanceRow = RowIn<typeof tables.acceptance>;

export type CatalogRows = {
  readonly cards: readonly CardRow[];
  readonly pointSystems: readonly PointSystemRow[];
  readonly categories: readonly CategoryRow[];
  readonly companies: readonly CompanyRow[];
  readonly benefits: readonly BenefitRow[];
  readonly requirements: readonly RequirementRow[];
  readonly spendingCosts: readonly SpendingCostRow[];
  readonly acceptance: readonly AcceptanceRow[];
};

/** The member's settings that change the catalog's value to them. */
export type MemberSettings = Pick<
  CurrentUser,
  | 'redemptionPreference'
  | 'pointSystemTiers'
  | 'pointSystemCustomValues'
  | 'benefitCustomValues'
  | 'spendingCategoriesCustomValues'
  | 'selectableCategories'
  | 'showsExpectedQuarters'
  | 'paymentCosts'
  | 'usedPrograms'
> &
  OfferSettings & {
    /** Products the member holds: their benefits count at any confidence. */
    readonly heldCardIds?: readonly number[];
    /** Point systems with points on hand. */
    readonly balanceSystemIds?: readonly number[];
    /** Shows the programs that a member uses, and the credits of offers that they can use. */
    readonly spending?: SpendingProfile;
  };

/** Facts a member asks to count beyond the default. */
export type OfferSettings = {
  /** Offers not confirmed for more than a year. */
  readonly countsOldOffers?: boolean;
  /** Low-confidence facts that raise a figure. */
  readonly countsLowConfidence?: boolean;
};

/** Columns of a rate, the same in its own table and joined to its card. */
export const ruleColumns =
  'category_id, sub_category_id, rate, is_additive, spending_cap_id, card_choice_id, channel, requires_activation, valid_during, confidence' as const;

export const linkedColumns =
  'slug, sub_category_slugs, step_1_at_least_percent, step_1_rate, step_2_at_least_percent, step_2_rate, step_3_at_least_percent, step_3_rate, step_4_at_least_percent, step_4_rate, otherwise_points, points_per_other_dollar, at_most_rate, valid_during, confidence' as const;

export const benefitColumns =
  'benefit_id, name, value_cents, points_value, period, alignment, occurrences_per_period, start_month, default_usage_percent, excludes_first_year, ends_on, min_spend_cents, confidence' as const;

export const offerColumns =
  'starts_on, ends_on, is_current, first_year_fee_waived, is_as_high_as, free_nights, free_night_points_limit, first_year_earn_percent, referral_points, referral_verified_on, referral_confidence, verified_on, confidence' as const;

export const cardColumns =
  'id, slug, name, company_id, network, point_system_id, is_business, is_charge_card, annual_fee_cents, first_year_fee_cents, foreign_transaction_fee_percent, base_rate, unlocks_transfers, needs_unlock, counts_toward_5_24, product_family, opened_to_new, art_primary_hex, art_secondary_hex, material, credit_needed, issuer_rank, verified_on, confidence' as const;

/** The slug under which the ledger names a card's benefit. */
export function creditSlugOf(benefit: Pick<CardBenefitRow, 'id'>): string {
  return `benefit-${benefit.id}`;
}

/** Offers confirmed longer ago than this are not counted unless the member asks for it. */
const OLD_DAYS = 365;

/** Days since an offer was last confirmed; null if unknown. */
export function offerAgeDays(
  { verified_on }: { readonly verified_on: string | null },
  date: CalendarDate,
): number | null {
  return factAgeDays(verified_on, date);
}

/** True for an offer that was not confirmed within its limit; it is marked where it counts. */
export function isAging(ageDays: number | null): boolean {
  return ageDays === null || ageDays > (FACT_LIMIT_DAYS['signup_bonuses'] ?? 0);
}

export function isOld(ageDays: number | null): boolean {
  return ageDays !== null && ageDays > OLD_DAYS;
}

export function describeOfferAge(ageDays: number | null): string {
  if (ageDays === null) return 'confirmed on an unknown day';
  return ageDays === 0 ? 'confirmed today' : `confirmed ${formatCount(ageDays, 'day')} ago`;
}
