import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** A member's correction: the kind of purchase at a shop, which holds from then on. */
export const shopCorrectionSchema = s.object({
  id: s.uuid(),
  /** The shop by its `merchantKey`. */
  shop: s.string(),
  /** Null if its lines on statements are not spending. */
  sub_category_id: s.nullable(s.number()),
  revision: s.number(),
  created_at: s.string(),
});
export type ShopCorrection = ShapeOf<typeof shopCorrectionSchema>;
