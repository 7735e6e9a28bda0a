import { benefitKinds } from '@contract/benefit-kinds.ts';
import { flag, oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const benefitSorts = ['cards', 'name', 'value'] as const;

export const benefitSearchSchema = searchSchema({
  q: text(80),
  kind: oneOf(benefitKinds),
  mine: flag(),
  sort: oneOf(benefitSorts),
});
export type BenefitSearch = SearchOf<typeof benefitSearchSchema>;
