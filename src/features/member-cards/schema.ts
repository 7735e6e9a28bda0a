import * as z from 'zod/mini';

export const memberCardStatuses = ['held', 'closed', 'wish_list'] as const;
export type MemberCardStatus = (typeof memberCardStatuses)[number];

/** A card as a thing in a drawer: the same product may be held twice. */
export const memberCardSchema = z.object({
  id: z.uuid(),
  credit_card_id: z.number(),
  nickname: z.nullable(z.string()),
  status: z.enum(memberCardStatuses),
  applied_on: z.nullable(z.string()),
  approved_on: z.nullable(z.string()),
  opened_on: z.nullable(z.string()),
  closed_on: z.nullable(z.string()),
  fee_month: z.nullable(z.number()),
  fee_day: z.nullable(z.number()),
  /** Where the member pays another fee than the product's. */
  annual_fee_cents: z.nullable(z.number()),
  bonus_posted_on: z.nullable(z.string()),
  /** Slugs of the chosen options by the slug of the card's choice. */
  choices: z.record(z.string(), z.array(z.string())),
  notes: z.nullable(z.string()),
  position: z.number(),
  revision: z.number(),
  created_at: z.string(),
});
export type MemberCard = z.infer<typeof memberCardSchema>;

/** What a member may write; the rest the database keeps. */
export type MemberCardValues = Omit<MemberCard, 'id' | 'revision' | 'created_at'>;
