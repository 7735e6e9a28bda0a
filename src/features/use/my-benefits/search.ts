import { oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const myBenefitShows = ['open', 'used', 'standing', 'hidden'] as const;
export const myBenefitSorts = ['deadline', 'card', 'left'] as const;

export const myBenefitSearchSchema = searchSchema({
  q: text(80),
  show: oneOf(myBenefitShows),
  sort: oneOf(myBenefitSorts),
});
export type MyBenefitSearch = SearchOf<typeof myBenefitSearchSchema>;
