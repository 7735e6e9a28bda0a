import * as z from 'zod/mini';

/** What a member does for a sign-up bonus of a card they hold. */
export const bonusTrackerSchema = z.object({
  id: z.uuid(),
  member_card_id: z.uuid(),
  signup_bonus_id: z.nullable(z.number()),
  required_spend_cents: z.number(),
  spent_cents: z.number(),
  starts_on: z.nullable(z.string()),
  deadline_on: z.nullable(z.string()),
  points: z.nullable(z.number()),
  cash_cents: z.nullable(z.number()),
  posted_on: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  revision: z.number(),
});
export type BonusTrackerRow = z.infer<typeof bonusTrackerSchema>;
