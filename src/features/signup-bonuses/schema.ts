import { oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export type OfferTierRow = {
  readonly tier: number;
  readonly spend_cents: number;
  readonly window_days: number;
  readonly points: number | null;
  readonly cash_cents: number | null;
  readonly credits_cents: number | null;
};

/** An offer of the past or of today. */
export type OfferRow = {
  readonly id: number;
  readonly credit_card_id: number;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly is_current: boolean;
  readonly first_year_fee_waived: boolean | null;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
  readonly signup_bonus_tiers: readonly OfferTierRow[];
};

export const bonusSorts = ['value', 'name', 'spend', 'history'] as const;

/** Search and order are in the address; the filters are the member's own and kept with their account. */
export const bonusSearchSchema = searchSchema({
  q: text(80),
  sort: oneOf(bonusSorts),
});
export type BonusSearch = SearchOf<typeof bonusSearchSchema>;
