import { type QueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { cardRules, rules } from '@/features/catalog/facts/tables.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import type { RuleRows } from './schema.ts';

const joinRules = memoizeLast((rows: RuleRows['rules'], links: RuleRows['links']): RuleRows => ({
  rules: rows.toSorted((a, b) => a.company_id - b.company_id),
  links,
}));

export async function ensureApplicationRules(client: QueryClient): Promise<RuleRows> {
  const [rows, links] = await Promise.all([rules.ensure(client), cardRules.ensure(client)]);
  return joinRules(rows, links);
}

export function useApplicationRules(): RuleRows {
  const [rows, links] = useSuspenseQueries({ queries: [rules.query(), cardRules.query()] });
  return joinRules(rows.data, links.data);
}
