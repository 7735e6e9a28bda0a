import { flag, matching, oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export { toFeeCards } from './to-holdings.ts';

/** Days before a fee from which it is time to decide. */
export const DECIDE_WITHIN_DAYS = 45;

export const feeViews = ['timeline', 'calendar', 'cards'] as const;

export const feeSearchSchema = searchSchema({
  view: oneOf(feeViews),
  /** Fees alone, without deadlines and benefits. */
  fees: flag(),
  /** First month of the calendar, `2026-11`. */
  month: matching(/^\d{4}-(0[1-9]|1[0-2])$/),
  q: text(80),
});
export type FeeSearch = SearchOf<typeof feeSearchSchema>;
