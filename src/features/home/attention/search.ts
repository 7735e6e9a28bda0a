import { oneOf, searchSchema } from '@/lib/search-schema.ts';

/** Kinds of findings, most urgent first. */
export const attentionKinds = [
  'offer_ended',
  'offer_ending',
  'broken_reference',
  'no_earning_rules',
  'stale',
  'low_confidence',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export const attentionSearchSchema = searchSchema({ kind: oneOf(attentionKinds) });
