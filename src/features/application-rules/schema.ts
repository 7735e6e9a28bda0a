import { oneOf, searchSchema, text, type SearchOf } from '@/lib/search-schema.ts';

export type RuleRow = {
  readonly id: number;
  readonly slug: string;
  readonly company_id: number;
  readonly title: string;
  readonly kind: string;
  readonly limit_count: number | null;
  readonly window_value: number | null;
  readonly window_unit: string | null;
  readonly scope: string;
  readonly counts: string;
  readonly clock: string;
  readonly strictness: string;
  readonly explanation: string;
  readonly source: string | null;
  readonly source_url: string | null;
  readonly verified_on: string | null;
  readonly confidence: string;
};

export type RuleLinkRow = {
  readonly id: number;
  readonly credit_card_id: number;
  readonly rule_id: number;
  readonly blocking_credit_card_id: number | null;
  readonly confidence: string;
};

export type RuleRows = {
  readonly rules: readonly RuleRow[];
  readonly links: readonly RuleLinkRow[];
};

export const ruleStandings = ['clear', 'blocked', 'unknown'] as const;
export const ruleSorts = ['issuer', 'title', 'standing'] as const;

export const ruleSearchSchema = searchSchema({
  q: text(80),
  issuer: text(80),
  standing: oneOf(ruleStandings),
  sort: oneOf(ruleSorts),
});
export type RuleSearch = SearchOf<typeof ruleSearchSchema>;
