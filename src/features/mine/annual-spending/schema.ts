import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

export const spendingProfileSchema = s.object({
  id: s.uuid(),
  name: s.string(),
  /** Cents a year by the slug of the sub-category. */
  amounts: s.record(s.number()),
  position: s.number(),
  revision: s.number(),
});
export type SpendingProfileRow = ShapeOf<typeof spendingProfileSchema>;

export const spendingPresetSchema = s.object({
  id: s.number(),
  slug: s.string(),
  name: s.string(),
  amounts: s.record(s.number()),
  source: s.nullable(s.string()),
  source_url: s.nullable(s.string()),
});
export type SpendingPreset = ShapeOf<typeof spendingPresetSchema>;
