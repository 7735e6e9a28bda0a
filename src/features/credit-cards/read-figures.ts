import { queryOptions } from '@tanstack/react-query';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { loadSupabaseRest } from '@/lib/load-supabase-rest.ts';

const valueColumns =
  'id, slug, name, travel_value, cash_value, untransferable_value, confidence' as const;

async function readPointValues(systems: readonly string[], signal: AbortSignal) {
  const { data } = await (
    await loadSupabaseRest()
  )
    .from('point_systems')
    .select(valueColumns)
    .in('slug', [...systems])
    .order('name')
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** What the catalogue counts points as, for texts, which name systems by their slugs. */
export function pointValuesQuery(systems: readonly string[]) {
  return queryOptions({
    queryKey: ['point-values', ...systems],
    queryFn: ({ signal }) => readPointValues(systems, signal),
    meta: { live: refetchedWith('point_systems') },
  });
}

const ruleColumns =
  'id, slug, title, explanation, strictness, source_url, verified_on, confidence' as const;

async function readRule(slug: string, signal: AbortSignal) {
  const { data } = await (
    await loadSupabaseRest()
  )
    .from('rules')
    .select(ruleColumns)
    .eq('slug', slug)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** One application rule by its slug; null where there is none. */
export function ruleQuery(slug: string) {
  return queryOptions({
    queryKey: ['rule', slug],
    queryFn: ({ signal }) => readRule(slug, signal),
    meta: { live: refetchedWith({ table: 'rules', where: { slug } }) },
  });
}
