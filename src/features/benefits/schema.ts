import { z } from 'zod';

type Provenance = {
  readonly id: number;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
};

/** Where a benefit is known from, and what each card gives of it. */
export type BenefitFacts = Provenance & { readonly credit_card_benefits: readonly Provenance[] };

export const benefitKinds = [
  'airline_credit',
  'anniversary_points',
  'companion_ticket',
  'dining_credit',
  'free_night',
  'hotel_credit',
  'insurance',
  'lounge',
  'membership',
  'other',
  'rideshare_credit',
  'shopping_credit',
  'status',
  'streaming_credit',
  'travel_credit',
  'tsa_precheck',
] as const;
export const benefitSorts = ['cards', 'name', 'value'] as const;

export const benefitSearchSchema = z.object({
  q: z.string().max(80).optional().catch(undefined),
  kind: z.enum(benefitKinds).optional().catch(undefined),
  mine: z.boolean().optional().catch(undefined),
  sort: z.enum(benefitSorts).optional().catch(undefined),
});
export type BenefitSearch = z.infer<typeof benefitSearchSchema>;
