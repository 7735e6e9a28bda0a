import { flag, numberIn, oneOf, searchSchema, type SearchOf } from '@/lib/search-schema.ts';

export const walletSetupsSearchSchema = searchSchema({
  /** Cards in the wallet at most; absent is as many as the member holds. */
  size: numberIn({ min: 1, max: 50, isWhole: true }),
  year: oneOf(['steady', 'first'], 'steady'),
  business: oneOf(['allowed', 'none', 'only'], 'allowed'),
  /** Dollars of fees a year at most; absent is any. */
  fees: numberIn(),
  /** True keeps every card that the member holds. */
  keep: flag(false),
  /** True counts low-confidence facts, and proposes cards whose own facts are. */
  low: flag(false),
  /** True counts sign-up offers not confirmed for more than a year. */
  old: flag(false),
  /** True leaves out cards that an application rule refuses the member today. */
  mine: flag(false),
});
export type WalletSetupsSearch = SearchOf<typeof walletSetupsSearchSchema>;
