import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** What a member said purchases at a shop count as; it holds from then on. */
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
