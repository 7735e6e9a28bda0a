import type { IssuerRate } from '@/domain/purchase/issuer-rate.ts';
import type { RateUnit } from '@/lib/format.ts';

/** Of a rate that the member has set. */
export type OwnRateNote = {
  /** What the issuer says in its place. */
  readonly issuer: IssuerRate | null;
};

/** Names for the slugs that stand in the lines of a ledger. */
export type LedgerNames = {
  readonly card: (slug: string) => string;
  readonly subCategory: (slug: string) => string;
  readonly cap: (slug: string) => string;
  readonly credit: (slug: string) => string;
  /** How long ago the offer of a card was confirmed, where that is long ago; else null. */
  readonly offerAge: (card: string) => string | null;
  readonly pointSystem: (slug: string) => string;
  /** The member's own rate of today for a card, null where they have none; missing where nobody is signed in. */
  readonly ownRate?: (card: string, subCategory: string) => OwnRateNote | null;
  /** Whether a rate of the system counts points or percent. */
  readonly rateUnit: (pointSystem: string) => RateUnit;
};
