import type { IssuerRate } from '@/domain/purchase/issuer-rate.ts';
import type { RateUnit } from '@/lib/format.ts';

export type OwnRateNote = {
  readonly issuer: IssuerRate | null;
};

/** Names for the slugs in a ledger's lines. */
export type LedgerNames = {
  readonly card: (slug: string) => string;
  readonly subCategory: (slug: string) => string;
  readonly cap: (slug: string) => string;
  readonly credit: (slug: string) => string;
  /** Age of a card's offer if it was confirmed long ago; else null. */
  readonly offerAge: (card: string) => string | null;
  readonly pointSystem: (slug: string) => string;
  /** The member's own current rate for a card, null if none; absent if nobody is signed in. */
  readonly ownRate?: (card: string, subCategory: string) => OwnRateNote | null;
  readonly rateUnit: (pointSystem: string) => RateUnit;
};
