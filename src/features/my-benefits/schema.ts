import * as z from 'zod/mini';

/** What a member used of a benefit of a held card, in the period that starts on a day. */
export const benefitUseSchema = z.object({
  id: z.uuid(),
  member_card_id: z.uuid(),
  credit_card_benefit_id: z.number(),
  period_starts_on: z.string(),
  used_cents: z.number(),
  used_count: z.number(),
  revision: z.number(),
});
export type BenefitUseRow = z.infer<typeof benefitUseSchema>;
