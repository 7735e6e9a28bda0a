import type { RateUnit } from '@/lib/format.ts';

/** Names for the slugs that stand in the lines of a ledger. */
export type LedgerNames = {
  readonly card: (slug: string) => string;
  readonly subCategory: (slug: string) => string;
  readonly cap: (slug: string) => string;
  readonly credit: (slug: string) => string;
  /** How long ago the offer of a card was confirmed, where that is long ago; else null. */
  readonly offerAge: (card: string) => string | null;
  readonly pointSystem: (slug: string) => string;
  /** Whether a rate of the system counts points or percent. */
  readonly rateUnit: (pointSystem: string) => RateUnit;
};
