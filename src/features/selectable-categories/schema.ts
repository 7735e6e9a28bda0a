import { oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const choiceShows = ['mine', 'automatic', 'others'] as const;

/** The state of the screen of choices, kept in its address. */
export const choiceSearchSchema = searchSchema({
  show: oneOf(choiceShows),
  q: text(80),
});
export type ChoiceSearch = SearchOf<typeof choiceSearchSchema>;
