import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** Use of a held card's benefit in the period that starts on a given day. */
export const benefitUseSchema = s.object({
  id: s.uuid(),
  member_card_id: s.uuid(),
  credit_card_benefit_id: s.number(),
  period_starts_on: s.string(),
  used_cents: s.number(),
  used_count: s.number(),
  revision: s.number(),
});
export type BenefitUseRow = ShapeOf<typeof benefitUseSchema>;
