import { z } from 'zod';

/** A count below `least` is not told: null. */
const hiddenCount = z.number().nullable();

export const statisticsSchema = z.object({
  least: z.number(),
  /** When members and their cards were counted: a large site is not counted anew for every reader. */
  takenAt: z.string(),
  /** Rounded down to a multiple of `least`. */
  members: z.number(),
  signUps: z.array(z.object({ day: z.string(), count: hiddenCount })),
  heldCards: z.array(z.object({ id: z.number(), name: z.string(), members: z.number() })),
  failures: z.array(
    z.object({
      day: z.string(),
      kind: z.enum(['function_error', 'rate_limit']),
      place: z.string(),
      code: z.string(),
      count: z.number(),
    }),
  ),
  catalogue: z.array(
    z.object({
      table: z.string(),
      rows: z.number(),
      sourced: z.number(),
      checkedThisYear: z.number(),
      low: z.number(),
    }),
  ),
  cards: z.object({
    all: z.number(),
    withEarningRules: z.number(),
    withBenefits: z.number(),
    withOffer: z.number(),
    withForeignFee: z.number(),
  }),
  openReports: z.number(),
});
export type Statistics = z.infer<typeof statisticsSchema>;
