import { numberIn, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

/** The state of the overview, kept in its address. */
export const bestCardSearchSchema = searchSchema({
  q: text(200, ''),
});
export type BestCardSearch = SearchOf<typeof bestCardSearchSchema>;

/** The state of one category's page. */
export const bestCardDetailSearchSchema = searchSchema({
  /** Slug of the sub-category; empty is the category's general one. */
  sub: text(200, ''),
  /** Dollars of the purchase. */
  amount: numberIn({ min: 0.01, max: 1_000_000 }, 100),
});
export type BestCardDetailSearch = SearchOf<typeof bestCardDetailSearchSchema>;
