import { flag, searchSchema, type SearchOf } from '@/lib/search-schema.ts';

/** More columns than this cannot be read side by side. */
export const maxComparedCards = 6;

/** The state of the comparison beside its cards, kept in its address. */
export const cardComparisonSearchSchema = searchSchema({
  /** Also shows rows without differences. */
  all: flag(false),
});
export type CardComparisonSearch = SearchOf<typeof cardComparisonSearchSchema>;
