import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** The member's progress toward a sign-up bonus of a held card. */
export const bonusTrackerSchema = s.object({
  id: s.uuid(),
  member_card_id: s.uuid(),
  signup_bonus_id: s.nullable(s.number()),
  required_spend_cents: s.number(),
  spent_cents: s.number(),
  starts_on: s.nullable(s.string()),
  deadline_on: s.nullable(s.string()),
  points: s.nullable(s.number()),
  cash_cents: s.nullable(s.number()),
  posted_on: s.nullable(s.string()),
  notes: s.nullable(s.string()),
  revision: s.number(),
});
export type BonusTrackerRow = ShapeOf<typeof bonusTrackerSchema>;
