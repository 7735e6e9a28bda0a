import { z } from 'zod';
import { attentionKinds } from './search.ts';

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
