import { benefitKinds } from '@contract/benefit-kinds.ts';
import { flag, oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

type Provenance = {
  readonly id: number;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
};

/** Where a benefit is known from, and what each card gives of it. */
export type BenefitFacts = Provenance & { readonly credit_card_benefits: readonly Provenance[] };

export const benefitSorts = ['cards', 'name', 'value'] as const;

export const benefitSearchSchema = searchSchema({
  q: text(80),
  kind: oneOf(benefitKinds),
  mine: flag(),
  sort: oneOf(benefitSorts),
});
export type BenefitSearch = SearchOf<typeof benefitSearchSchema>;
