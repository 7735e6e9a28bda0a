import { oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const trackerShows = ['open', 'posted', 'lapsed'] as const;

export const trackerSearchSchema = searchSchema({
  q: text(80),
  show: oneOf(trackerShows),
  sort: oneOf(['deadline', 'value']),
});
export type TrackerSearch = SearchOf<typeof trackerSearchSchema>;
