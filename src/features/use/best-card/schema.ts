import { firstLine, numberOrAny, texts } from '@/lib/search-fields.ts';
import { flag, numberIn, oneOf, searchSchema, type SearchOf, text } from '@/lib/search-schema.ts';

/** `sheet` is the short list to print or to share. */
const view = oneOf(['cards', 'sheet'], 'cards');

/** Filters in the address; those it omits come from the member's account. */
const filterFields = {
  /** Slugs; none means all. */
  issuers: texts(),
  points: texts(),
  /** Slugs of cards that are never proposed. */
  without: texts(),
  kind: oneOf(['personal', 'business', 'any']),
  /** Cents a year at most. */
  fee: numberOrAny({ min: 0, isWhole: true }),
  /** False leaves out cards that rest on a fact of low confidence. */
  low: flag(),
  held: flag(),
};

/** Dollars of a purchase. */
const amountRange = { min: 0.01, max: 1_000_000 };

/** The counter's question: the shop or category, and the dollar amount. */
export const counterFields = { q: text(200), amount: numberIn(amountRange) };
export type CounterSearch = {
  readonly q?: string | undefined;
  readonly amount?: number | undefined;
};

export const bestCardSearchSchema = searchSchema({
  /** Typed, or shared by another app together with other text. */
  q: firstLine(200),
  amount: numberIn(amountRange),
  view,
  ...filterFields,
});
export type BestCardSearch = SearchOf<typeof bestCardSearchSchema>;

export const bestCardDetailSearchSchema = searchSchema({
  /** Slug of the sub-category; empty is the category's general one. */
  sub: text(200, ''),
  amount: numberIn(amountRange, 100),
  view,
  ...filterFields,
});
export type BestCardDetailSearch = SearchOf<typeof bestCardDetailSearchSchema>;

export type FilterSearch = Pick<BestCardSearch, keyof typeof filterFields>;
