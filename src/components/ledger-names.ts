import type { RateUnit } from '@/lib/format.ts';

/** Names for the slugs that stand in the lines of a ledger. */
export type LedgerNames = {
  readonly card: (slug: string) => string;
  readonly subCategory: (slug: string) => string;
  readonly cap: (slug: string) => string;
  readonly credit: (slug: string) => string;
  readonly pointSystem: (slug: string) => string;
  /** Whether a rate of the system counts points or percent. */
  readonly rateUnit: (pointSystem: string) => RateUnit;
};
