import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** A purchase a member paid with one of their cards. */
export const purchaseSchema = s.object({
  id: s.uuid(),
  member_card_id: s.uuid(),
  amount_cents: s.number(),
  made_on: s.string(),
  /** Its sub-category; null if unknown. */
  sub_category_id: s.nullable(s.number()),
  /** Credit of the card that covers it, up to the credit's amount. */
  credit_card_benefit_id: s.nullable(s.number()),
  /** The shop by its name. */
  merchant: s.nullable(s.string()),
  notes: s.nullable(s.string()),
  /** Digest of the line of a statement that it came from; null for those of others and those logged by hand. */
  import_key: s.orNull(s.uuid()),
  revision: s.number(),
  created_at: s.string(),
});
export type PurchaseRow = ShapeOf<typeof purchaseSchema>;
