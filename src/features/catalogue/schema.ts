import type { CurrentUser } from '@contract/current-user.ts';

export type CapRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly amount_cents: number;
  readonly period: string;
  readonly fallback_rate: number;
  readonly confidence: string;
};

export type ChoiceOptionRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly category_id: number | null;
  readonly sub_category_id: number | null;
};

export type ChoiceRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly mode: string;
  readonly choose_count: number | null;
  readonly rate: number;
  readonly spending_cap_id: number | null;
  readonly change_period: string | null;
  readonly confidence: string;
  readonly card_choice_options: readonly ChoiceOptionRow[];
};

export type CategoryPointsRow = {
  readonly id: number;
  readonly category_id: number | null;
  readonly sub_category_id: number | null;
  readonly rate: number;
  readonly is_additive: boolean;
  readonly spending_cap_id: number | null;
  readonly card_choice_id: number | null;
  readonly channel: string;
  readonly requires_activation: boolean;
  /** A Postgres range of days, such as `[2026-07-01,2026-10-01)`. */
  readonly valid_during: unknown;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
};

/** What a credit pays back: spending in a category, or in a part of one. */
export type BenefitSpendingRow = {
  readonly id: number;
  readonly category_id: number | null;
  readonly sub_category_id: number | null;
  readonly confidence: string;
};

export type CardBenefitRow = {
  readonly id: number;
  readonly benefit_id: number;
  readonly name: string;
  readonly value_cents: number | null;
  readonly points_value: number | null;
  readonly period: string;
  readonly alignment: string;
  readonly occurrences_per_period: number;
  readonly start_month: number | null;
  readonly default_usage_percent: number | null;
  readonly excludes_first_year: boolean;
  /** The last day on which it is given. */
  readonly ends_on: string | null;
  /** What must be spent in the period before it is given. */
  readonly min_spend_cents: number | null;
  readonly confidence: string;
  readonly benefit_spending: readonly BenefitSpendingRow[];
};

export type BonusTierRow = {
  readonly tier: number;
  /** Counted from the opening of the account, for every tier. */
  readonly spend_cents: number;
  readonly window_days: number;
  readonly points: number | null;
  readonly cash_cents: number | null;
  readonly credits_cents: number | null;
};

export type BonusRow = {
  readonly id: number;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly is_current: boolean;
  readonly first_year_fee_waived: boolean | null;
  /** The most that anybody is given. */
  readonly is_as_high_as: boolean;
  readonly free_nights: number | null;
  /** The most points that each of the nights may cost. */
  readonly free_night_points_limit: number | null;
  /** By how much the points that spending earns in the first year are raised; 100 is a match. */
  readonly first_year_earn_percent: number | null;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
  readonly signup_bonus_tiers: readonly BonusTierRow[];
};

/** The tables whose rows belong to a card. */
export const cardPartTables = [
  'spending_caps',
  'card_choices',
  'category_points',
  'credit_card_benefits',
  'signup_bonuses',
  'credit_card_rules',
  'credit_card_requirements',
] as const;

/** By such a table the one whose rows belong to its rows. */
export const nestedTables = {
  card_choices: 'card_choice_options',
  credit_card_benefits: 'benefit_spending',
  signup_bonuses: 'signup_bonus_tiers',
} as const;

export type CardRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly company_id: number;
  readonly network: string;
  readonly point_system_id: number;
  readonly is_business: boolean;
  readonly is_charge_card: boolean;
  readonly annual_fee_cents: number;
  readonly first_year_fee_cents: number;
  readonly foreign_transaction_fee_percent: number | null;
  readonly base_rate: number;
  readonly unlocks_transfers: boolean;
  readonly needs_unlock: boolean;
  readonly counts_toward_5_24: boolean;
  readonly product_family: string | null;
  readonly opened_to_new: boolean;
  readonly discontinued_on: string | null;
  readonly art_primary_hex: string;
  readonly art_secondary_hex: string;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
  readonly revision: number;
  readonly spending_caps: readonly CapRow[];
  readonly card_choices: readonly ChoiceRow[];
  readonly category_points: readonly CategoryPointsRow[];
  readonly credit_card_benefits: readonly CardBenefitRow[];
  /** Offers that were current when they were last verified. */
  readonly signup_bonuses: readonly BonusRow[];
  readonly credit_card_requirements: readonly {
    readonly id: number;
    readonly requirement_id: number;
  }[];
  /** What it earns. */
  readonly point_systems: { readonly slug: string; readonly kind: string };
};

type Named = { readonly id: number; readonly slug: string; readonly name: string };
type PointsOfCard = Named & { readonly kind: string; readonly unit: string };

/** A card as a list shows it. */
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
  | 'verified_on'
  | 'confidence'
> & { readonly companies: Named; readonly point_systems: PointsOfCard };

export type PointSystemTierRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly company_id: number | null;
  readonly earn_bonus_percent: number;
  readonly min_balance_cents: number | null;
  readonly valid_during: unknown;
};

export type PointSystemRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly company_id: number | null;
  readonly kind: string;
  readonly unit: string;
  /** US cents per point. */
  readonly travel_value: number | null;
  readonly cash_value: number | null;
  readonly gift_card_value: number | null;
  readonly status_level_value: number | null;
  readonly untransferable_value: number | null;
  readonly confidence: string;
  readonly point_system_tiers: readonly PointSystemTierRow[];
};

export type SubCategoryRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly icon: string;
  readonly position: number;
  readonly sub_category_parents: readonly { readonly parent_sub_category_id: number }[];
};

export type CategoryRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly icon: string;
  readonly position: number;
  readonly sub_categories: readonly SubCategoryRow[];
};

/** Every company but the credit unions, which no card of the catalogue needs. */
export type CompanyRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
};

export type BenefitRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly description: string;
};

/** What one must have to hold a card. */
export type RequirementRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly annual_cost_cents: number;
  readonly description: string;
};

/** What payees charge for taking a card; with a card it is the exception of that card. */
export type SpendingCostRow = {
  readonly id: number;
  readonly category_id: number | null;
  readonly sub_category_id: number | null;
  readonly credit_card_id: number | null;
  readonly percent: number;
  readonly confidence: string;
};

/** A network that is not taken; where nothing is said every network is. */
export type AcceptanceRow = {
  readonly id: number;
  readonly sub_category_id: number;
  readonly network: string;
  readonly is_accepted: boolean;
};

/** All that the engine and the lists need. */
export type CatalogueRows = {
  readonly cards: readonly CardRow[];
  readonly pointSystems: readonly PointSystemRow[];
  readonly categories: readonly CategoryRow[];
  readonly companies: readonly CompanyRow[];
  readonly benefits: readonly BenefitRow[];
  readonly requirements: readonly RequirementRow[];
  readonly spendingCosts: readonly SpendingCostRow[];
  readonly acceptance: readonly AcceptanceRow[];
};

/** What of a member's settings changes what the catalogue is worth to them. */
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
> &
  OfferSettings & {
    /** Products of the member: who holds a card is given what it gives, however well others know of it. */
    readonly heldCardIds?: readonly number[];
  };

/** What a member asks for beyond what is counted otherwise. */
export type OfferSettings = {
  /** Offers that nobody has confirmed for more than a year. */
  readonly countsOldOffers?: boolean;
  /** What adds to a figure, were it of low confidence. */
  readonly countsLowConfidence?: boolean;
};
