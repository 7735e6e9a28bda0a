import type { BonusCreditRow } from '@/features/catalog/facts/schema.ts';
import { numberOrAny, texts } from '@/lib/search-fields.ts';
import { flag, oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export type OfferTierRow = {
  readonly tier: number;
  readonly spend_cents: number;
  readonly window_days: number;
  readonly points: number | null;
  readonly cash_cents: number | null;
  readonly credits_cents: number | null;
  readonly typical_points: number | null;
  readonly typical_cash_cents: number | null;
};

export type OfferRow = {
  readonly id: number;
  readonly credit_card_id: number;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly is_current: boolean;
  readonly first_year_fee_waived: boolean | null;
  readonly is_as_high_as: boolean;
  readonly free_nights: number | null;
  readonly free_night_points_limit: number | null;
  readonly first_year_earn_percent: number | null;
  readonly verified_on: string | null;
  readonly confidence: string;
  readonly signup_bonus_tiers: readonly OfferTierRow[];
  readonly signup_bonus_credits: readonly BonusCreditRow[];
};

export const bonusSorts = ['value', 'name', 'spend', 'history'] as const;

/** Filters are also saved with the account, and apply if the address omits them. */
export const bonusSearchSchema = searchSchema({
  q: text(80),
  sort: oneOf(bonusSorts),
  /** Slugs. */
  issuers: texts(),
  points: texts(),
  kind: oneOf(['personal', 'business', 'any']),
  /** Cents a year at most. */
  fee: numberOrAny({ min: 0, isWhole: true }),
  /** Cents of minimum spend at most. */
  spend: numberOrAny({ min: 0, isWhole: true }),
  /** False leaves out offers of low confidence. */
  low: flag(),
  /** Only offers the rules allow the member today. */
  open: flag(),
});
export type BonusSearch = SearchOf<typeof bonusSearchSchema>;
