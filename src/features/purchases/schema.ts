import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** What a member paid with a card of theirs. */
export const purchaseSchema = s.object({
  id: s.uuid(),
  member_card_id: s.uuid(),
  amount_cents: s.number(),
  made_on: s.string(),
  /** What it counts as; null where nobody knows. */
  sub_category_id: s.nullable(s.number()),
  /** The credit of the card that pays it back, as far as it goes. */
  credit_card_benefit_id: s.nullable(s.number()),
  /** The shop by its name. */
  merchant: s.nullable(s.string()),
  notes: s.nullable(s.string()),
  revision: s.number(),
  created_at: s.string(),
});
export type PurchaseRow = ShapeOf<typeof purchaseSchema>;
