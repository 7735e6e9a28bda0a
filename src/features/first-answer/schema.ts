import { flag, numberIn, searchSchema, type SearchOf } from '@/lib/search-schema.ts';

/** Dollars a month that are believed: more is a slip of the hand. */
const dollars = numberIn({ min: 0, max: 99_999, isWhole: true });

/** The home page calculator's inputs, in the address. Without an amount it has not been started. */
export const firstAnswerSearchSchema = searchSchema({
  groceries: dollars,
  restaurants: dollars,
  gas: dollars,
  travel: dollars,
  other: dollars,
  /** Points as cash, in place of travel. */
  cash: flag(),
  /** The first year, with its bonus, in place of a steady one. */
  first: flag(),
  /** Statement credits at their usual use; none otherwise. */
  credits: flag(),
});

export type FirstAnswerSearch = SearchOf<typeof firstAnswerSearchSchema>;
