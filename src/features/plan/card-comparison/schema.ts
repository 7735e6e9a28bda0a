import { flag, searchSchema, type SearchOf } from '@/lib/search-schema.ts';

/** More columns than this cannot be read side by side. */
export const maxComparedCards = 6;

export const cardComparisonSearchSchema = searchSchema({
  /** Also shows rows without differences. */
  all: flag(false),
});
export type CardComparisonSearch = SearchOf<typeof cardComparisonSearchSchema>;
