import { queryOptions } from '@tanstack/react-query';
import { devicePersister } from '@/lib/device-cache.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import type { RuleRows } from './schema.ts';

const ruleColumns =
  'id, slug, company_id, title, kind, limit_count, window_value, window_unit, scope, counts, clock, strictness, explanation, source, source_url, verified_on, confidence' as const;

const linkColumns = 'id, credit_card_id, rule_id, blocking_credit_card_id, confidence' as const;

async function readRules(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('rules')
    .select(ruleColumns)
    .order('company_id')
    .order('id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

async function readLinks(signal: AbortSignal) {
  const { data } = await getSupabaseRest()
    .from('credit_card_rules')
    .select(linkColumns)
    .order('id')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** Every issuer's application rules and the cards that they touch. */
export function applicationRulesQuery() {
  return queryOptions({
    queryKey: ['reference', 'application-rules'],
    queryFn: async ({ signal }): Promise<RuleRows> => {
      const [rules, links] = await Promise.all([readRules(signal), readLinks(signal)]);
      return { rules, links };
    },
    persister: devicePersister,
    meta: {
      live: {
        reads: [
          {
            at: 'rules',
            table: 'rules',
            select: ruleColumns,
            order: [{ column: 'company_id' }, { column: 'id' }],
          },
          {
            at: 'links',
            table: 'credit_card_rules',
            select: linkColumns,
            order: [{ column: 'id' }],
          },
        ],
      },
    },
  });
}
