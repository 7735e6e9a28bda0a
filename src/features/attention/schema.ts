import { z } from 'zod';

/** What an admin is asked to look at, the most pressing first. */
export const attentionKinds = [
  'offer_ended',
  'offer_ending',
  'broken_reference',
  'no_earning_rules',
  'stale',
  'low_confidence',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export const attentionSchema = z.object({
  kind: z.enum(attentionKinds),
  table_name: z.string(),
  record_id: z.number(),
  credit_card_id: z.number().nullable(),
  label: z.string(),
  detail: z.string().nullable(),
  due_on: z.string().nullable(),
});
export type AttentionEntry = z.infer<typeof attentionSchema>;

export const attentionCountsSchema = z
  .array(z.object({ kind: z.string(), amount: z.number() }))
  .transform((rows) => new Map(rows.map(({ kind, amount }) => [kind, amount])));

export type AttentionSearch = { readonly kind?: AttentionKind };

/** What the address of the overview says; a value that makes no sense counts as absent. */
export function parseAttentionSearch(search: Record<string, unknown>): AttentionSearch {
  const kind = attentionKinds.find((known) => known === search['kind']);
  return kind === undefined ? {} : { kind };
}
