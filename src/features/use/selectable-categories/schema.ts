import { oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const choiceShows = ['mine', 'automatic', 'others'] as const;

export const choiceSearchSchema = searchSchema({
  show: oneOf(choiceShows),
  q: text(80),
});
export type ChoiceSearch = SearchOf<typeof choiceSearchSchema>;
