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

/** What the catalog counts points as, for texts, which name systems by their slugs. */
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

async function readBestFor(slug: string, client: QueryClient) {
  const [{ ensureCatalog }, { findBestFor }] = await Promise.all([
    import('@/features/catalog/queries.ts'),
    import('./find-best-for.ts'),
  ]);
  return findBestFor(await ensureCatalog(client), slug, getToday());
}

/**
 * The cards that return most for a category or a part of one; null where there is none of that name. Ranked as it is
 * read: a prerendered page carries five cards, and not the whole catalog.
 */
export function bestForQuery(slug: string) {
  const live = refetchedWith('categories', 'sub_categories', 'sub_category_parents');
  return queryOptions({
    queryKey: ['best-for', slug],
    queryFn: ({ client }) => readBestFor(slug, client),
    meta: { live: { tables: [...live.tables, ...liveCreditCard().tables] } },
  });
}
