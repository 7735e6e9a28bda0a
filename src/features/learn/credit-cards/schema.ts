import { flag, oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const FEE_BANDS = ['none', 'under-100', '100-to-299', '300-and-more'] as const;
export type FeeBand = (typeof FEE_BANDS)[number];

export const CARD_SORTS = ['name', 'issuer', 'rate', 'foreign-fee', 'fee'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

const words = text(120);

export const cardListSearchSchema = searchSchema({
  q: words,
  issuer: words,
  network: words,
  points: words,
  fee: oneOf(FEE_BANDS),
  kind: oneOf(['personal', 'business']),
  /** Cards that take no new applicants are left out unless asked for. */
  closed: flag(),
  sort: oneOf(CARD_SORTS),
  desc: flag(),
});

export type CardListSearch = SearchOf<typeof cardListSearchSchema>;
