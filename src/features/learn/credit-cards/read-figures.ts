import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { getToday } from '@/lib/dates.ts';
import { loadSupabaseRest } from '@/lib/load-supabase-rest.ts';
import { liveCreditCard } from './queries.ts';

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

/** The catalog's point values by system slug, for articles. */
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

export function ruleQuery(slug: string) {
  return queryOptions({
    queryKey: ['rule', slug],
    queryFn: ({ signal }) => readRule(slug, signal),
    meta: { live: refetchedWith({ table: 'rules', where: { slug } }) },
  });
}

async function readBestFor(slug: string, client: QueryClient) {
  const [{ ensureCatalog }, { findBestFor }] = await Promise.all([
    import('@/features/catalog/facts/queries.ts'),
    import('./find-best-for.ts'),
  ]);
  return findBestFor(await ensureCatalog(client), slug, getToday());
}

/**
 * The cards with the highest return in a category or sub-category; null if there is no such category. Ranked while
 * reading, so that a prerendered page carries five cards instead of the whole catalog.
 */
export function bestForQuery(slug: string) {
  const live = refetchedWith('categories', 'sub_categories', 'sub_category_parents');
  return queryOptions({
    queryKey: ['best-for', slug],
    queryFn: ({ client }) => readBestFor(slug, client),
    meta: { live: { tables: [...live.tables, ...liveCreditCard().tables] } },
  });
}
