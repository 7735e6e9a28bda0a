import type { CardFacts } from '@/domain/card-face.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { RateUnit } from '@/lib/format.ts';

/** A step of a card's arithmetic: spending that earns one rate. */
export type EarningStep = {
  readonly spendCents: number;
  readonly rate: number;
  readonly unit: RateUnit;
  readonly centsPerPoint: number;
  /** The cap that this spending counts against; null if none does. */
  readonly cap: {
    readonly amount_cents: number;
    readonly amount_points: number | null;
    readonly period: string;
  } | null;
};

type ShownCard = CardFacts & Pick<CardRow, 'id' | 'slug' | 'annual_fee_cents'>;

export type RankedCard = {
  readonly card: ShownCard;
  readonly issuer: string;
  /** Cards that pay as many whole dollars share a place. */
  readonly rank: number;
  readonly isTied: boolean;
  /** A usual year after the fee, points as cash, no credits. */
  readonly netCents: number;
  readonly steps: readonly EarningStep[];
  /** Charges of payees, and the card's own abroad. */
  readonly chargesCents: number;
  /** Names of the options it counts with, where its holder or its issuer selects some. */
  readonly chosen: readonly string[];
  /** More (or less) in other ways to count. */
  readonly travelCents: number;
  readonly creditsCents: number;
  readonly firstCents: number;
  /** Conditions that an applicant has to meet. */
  readonly needs: readonly { readonly name: string; readonly annualCents: number }[];
  /** Its issuer usually asks for excellent credit. */
  readonly isForExcellent: boolean;
  /** The oldest check of its terms and rates; null if one of them has none. */
  readonly checkedOn: string | null;
};

/** Another way to ask the same question. */
export type OtherWay = {
  readonly way: 'half' | 'twice' | 'travel' | 'credits' | 'first';
  readonly card: ShownCard;
  readonly netCents: number;
};

export type Ranking = {
  /** Day of the facts it was computed from. */
  readonly asOf: string;
  /** Name of the household, and its yearly spending that counts here. */
  readonly household: string;
  readonly spending: readonly { readonly name: string; readonly cents: number }[];
  /** Cards that any applicant may get. */
  readonly open: readonly RankedCard[];
  /** Further cards that share the last place shown. */
  readonly more: number;
  /** Cards that were compared. */
  readonly of: number;
  /** Cards that only members or clients of something may get, if they pay more than the last one above. */
  readonly apart: readonly RankedCard[];
  readonly others: readonly OtherWay[];
  /** The latest check of a fact of its cards. */
  readonly checkedOn: string | null;
};

/** The leader of a ranking, for the list of all. */
export type Lead = Pick<RankedCard, 'card' | 'issuer' | 'netCents'> & {
  readonly kind: string;
  readonly spendCents: number;
  /** Cards that lead with it. */
  readonly tied: number;
  readonly asOf: string;
  readonly checkedOn: string | null;
};
