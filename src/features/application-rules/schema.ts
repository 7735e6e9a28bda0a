import { z } from 'zod';

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

export const ruleSearchSchema = z.object({
  q: z.string().max(80).optional().catch(undefined),
  issuer: z.string().max(80).optional().catch(undefined),
  standing: z.enum(ruleStandings).optional().catch(undefined),
  sort: z.enum(ruleSorts).optional().catch(undefined),
});
export type RuleSearch = z.infer<typeof ruleSearchSchema>;
