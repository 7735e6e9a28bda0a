import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** A count below `least` is not told: null. */
const hiddenCount = s.nullable(s.number());

export const statisticsSchema = s.object({
  least: s.number(),
  /** When members and their cards were counted: a large site is not counted again for every reader. */
  takenAt: s.string(),
  /** Rounded down to a multiple of `least`. */
  members: s.number(),
  signUps: s.array(s.object({ day: s.string(), count: hiddenCount })),
  heldCards: s.array(s.object({ id: s.number(), name: s.string(), members: s.number() })),
  failures: s.array(
    s.object({
      day: s.string(),
      kind: s.oneOf(['function_error', 'rate_limit']),
      place: s.string(),
      code: s.string(),
      count: s.number(),
    }),
  ),
  catalogue: s.array(
    s.object({
      table: s.string(),
      rows: s.number(),
      sourced: s.number(),
      checkedThisYear: s.number(),
      low: s.number(),
    }),
  ),
  cards: s.object({
    all: s.number(),
    withEarningRules: s.number(),
    withBenefits: s.number(),
    withOffer: s.number(),
    withForeignFee: s.number(),
  }),
  openReports: s.number(),
});
export type Statistics = ShapeOf<typeof statisticsSchema>;
