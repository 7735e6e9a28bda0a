import { flag, oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const prospectSorts = ['value', 'name', 'fee'] as const;

const words = text(80);

export const prospectSearchSchema = searchSchema({
  q: words,
  issuer: words,
  points: words,
  kind: oneOf(['personal', 'business']),
  /** Only cards the member can get today with the bonus. */
  open: flag(),
  /** Cards that take no new applicants as well. */
  closed: flag(),
  sort: oneOf(prospectSorts),
});
export type ProspectSearch = SearchOf<typeof prospectSearchSchema>;
