import { z } from 'zod';

export const feeViews = ['timeline', 'calendar', 'cards'] as const;

/** The state of the screen of fees and deadlines, kept in its address. */
export const feeSearchSchema = z.object({
  view: z.enum(feeViews).optional().catch(undefined),
  /** Fees alone, without deadlines and benefits. */
  fees: z.boolean().optional().catch(undefined),
  /** First month of the calendar, `2026-11`. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  q: z.string().max(80).optional().catch(undefined),
});
export type FeeSearch = z.infer<typeof feeSearchSchema>;
