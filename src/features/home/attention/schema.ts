import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';
import { attentionKinds } from './search.ts';

export const attentionSchema = s.object({
  kind: s.oneOf(attentionKinds),
  table_name: s.string(),
  record_id: s.number(),
  credit_card_id: s.nullable(s.number()),
  label: s.string(),
  detail: s.nullable(s.string()),
  due_on: s.nullable(s.string()),
});
export type AttentionEntry = ShapeOf<typeof attentionSchema>;

export const attentionCountsSchema = s.array(s.object({ kind: s.string(), amount: s.number() }));
