import { oneOf, searchSchema } from '@/lib/search-schema.ts';

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

/** What the address of the overview says. */
export const attentionSearchSchema = searchSchema({ kind: oneOf(attentionKinds) });
