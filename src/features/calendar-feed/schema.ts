import * as s from '@/lib/row-shape.ts';

/** A member's feed as they may see it; the token of its address is not kept. */
export const feedShape = s.object({
  made_at: s.string(),
  /** When a calendar asked last; null before the first time. */
  read_at: s.nullable(s.string()),
  /** By which the feed tells what day it is. */
  time_zone: s.string(),
});
export type Feed = s.ShapeOf<typeof feedShape>;
