import { z } from 'zod';

/** What a member does for a sign-up bonus of a card they hold. */
export const bonusTrackerSchema = z.object({
  id: z.uuid(),
  member_card_id: z.uuid(),
  signup_bonus_id: z.number().nullable(),
  required_spend_cents: z.number(),
  spent_cents: z.number(),
  starts_on: z.string().nullable(),
  deadline_on: z.string().nullable(),
  points: z.number().nullable(),
  cash_cents: z.number().nullable(),
  posted_on: z.string().nullable(),
  notes: z.string().nullable(),
  revision: z.number(),
});
export type BonusTrackerRow = z.infer<typeof bonusTrackerSchema>;
