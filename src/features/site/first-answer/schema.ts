import { defaultStringifySearch } from '@tanstack/react-router';
import { parseState } from '@/lib/parse-state.ts';
import { flag, numberIn, oneOf, searchSchema, type SearchOf } from '@/lib/search-schema.ts';

/** Dollars a month that are believed: more is a slip of the hand. */
const dollars = numberIn({ min: 0, max: 99_999, isWhole: true });

/** The home page calculator's inputs, in the hash of its address. Without an amount it has not been started. */
export const firstAnswerSearchSchema = searchSchema({
  groceries: dollars,
  restaurants: dollars,
  gas: dollars,
  rent: dollars,
  travel: dollars,
  other: dollars,
  /** I redeem for travel, in place of cash. */
  travels: flag(),
  /** The first year, with its bonus, in place of a steady one. */
  first: flag(),
  /** Statement credits at their usual use; none otherwise. */
  credits: flag(),
  /** The visitor's credit history; absent: not sure. Listed here, as the first visit has no room for the domain's rules. */
  credit: oneOf(['none', 'fair', 'good', 'excellent']),
});

export type FirstAnswerSearch = SearchOf<typeof firstAnswerSearchSchema>;

/** Writes the inputs as a hash, which no browser sends: the host would see a query at every reload. */
export function toAnswerHash(search: FirstAnswerSearch): string {
  return defaultStringifySearch(search).slice(1);
}

export function parseAnswerHash(hash: string): FirstAnswerSearch {
  return firstAnswerSearchSchema.parse(parseState(hash));
}
