import { z } from 'zod';

export const memberCardStatuses = ['held', 'closed', 'wish_list'] as const;
export type MemberCardStatus = (typeof memberCardStatuses)[number];

/** A card as a thing in a drawer: the same product may be held twice. */
export const memberCardSchema = z.object({
  id: z.uuid(),
  credit_card_id: z.number(),
  nickname: z.string().nullable(),
  status: z.enum(memberCardStatuses),
  applied_on: z.string().nullable(),
  approved_on: z.string().nullable(),
  opened_on: z.string().nullable(),
  closed_on: z.string().nullable(),
  fee_month: z.number().nullable(),
  fee_day: z.number().nullable(),
  /** Where the member pays another fee than the product's. */
  annual_fee_cents: z.number().nullable(),
  bonus_posted_on: z.string().nullable(),
  /** Slugs of the chosen options by the slug of the card's choice. */
  choices: z.record(z.string(), z.array(z.string())),
  notes: z.string().nullable(),
  position: z.number(),
  revision: z.number(),
  created_at: z.string(),
});
export type MemberCard = z.infer<typeof memberCardSchema>;

/** What a member may write; the rest the database keeps. */
export type MemberCardValues = Omit<MemberCard, 'id' | 'revision' | 'created_at'>;
