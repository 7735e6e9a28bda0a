import { oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const myBenefitShows = ['open', 'earn', 'used', 'standing', 'hidden'] as const;
const myBenefitSorts = ['card', 'deadline', 'left'] as const;

export const myBenefitSearchSchema = searchSchema({
  q: text(80),
  show: oneOf(myBenefitShows),
  sort: oneOf(myBenefitSorts),
});
export type MyBenefitSearch = SearchOf<typeof myBenefitSearchSchema>;
