import * as s from '@/lib/row-shape.ts';

/** A member's feed as they may see it; the token of its address is not kept. */
export const feedShape = s.object({
  made_at: s.string(),
  /** Time of the calendar's last read; null before the first. */
  read_at: s.nullable(s.string()),
  /** Time zone that decides the feed's current day. */
  time_zone: s.string(),
});
export type Feed = s.ShapeOf<typeof feedShape>;
