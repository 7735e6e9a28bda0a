import { texts } from '@/lib/search-fields.ts';
import { oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const annualSpendingSearchSchema = searchSchema({
  period: oneOf(['month', 'year'], 'month'),
  q: text(200, ''),
  view: oneOf(['edit', 'import', 'compare'], 'edit'),
  /** Ids of the compared profiles; if empty, all of them. */
  ids: texts([]),
  only: oneOf(['all', 'differences'], 'all'),
});
export type AnnualSpendingSearch = SearchOf<typeof annualSpendingSearchSchema>;
