import { oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export const ruleStandings = ['clear', 'blocked', 'unknown'] as const;
export const ruleSorts = ['issuer', 'title', 'standing'] as const;

export const ruleSearchSchema = searchSchema({
  q: text(80),
  issuer: text(80),
  standing: oneOf(ruleStandings),
  sort: oneOf(ruleSorts),
});
export type RuleSearch = SearchOf<typeof ruleSearchSchema>;
