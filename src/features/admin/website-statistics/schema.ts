import { REPORT_KINDS, VITAL_DEVICES, VITAL_METRICS } from '@contract/browser-reports.ts';
import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** Rounded down to a multiple of `least`; null from 1 to below it. */
const hiddenCount = s.nullable(s.number());

export const statisticsSchema = s.object({
  least: s.number(),
  /** Time of the count of members and their cards: a large site is not counted again for every reader. */
  takenAt: s.string(),
  /** All counts of members are rounded down to a multiple of `least`. */
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
  catalog: s.array(
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

export const browserReportsSchema = s.object({
  errors: s.array(
    s.object({
      release: s.string(),
      kind: s.oneOf(REPORT_KINDS),
      fingerprint: s.string(),
      route: s.string(),
      message: s.string(),
      /** Places in files of the build, one a line. */
      frames: s.string(),
      count: s.number(),
      firstSeenAt: s.string(),
      lastSeenAt: s.string(),
    }),
  ),
  vitals: s.array(
    s.object({
      route: s.string(),
      device: s.oneOf(VITAL_DEVICES),
      metric: s.oneOf(VITAL_METRICS),
      visits: s.number(),
      /** The upper end of the bucket that three of four visits are within; `isBeyond` the last one, there is no end. */
      p75: s.number(),
      isBeyond: s.boolean(),
    }),
  ),
});
export type BrowserReports = ShapeOf<typeof browserReportsSchema>;
