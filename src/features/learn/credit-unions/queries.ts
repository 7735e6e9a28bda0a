import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import type {
  CreditUnion,
  CreditUnionDetail,
  CreditUnionPage,
  CreditUnionSearch,
} from './schema.ts';

const firstPage = 100;
/** The API's maximum number of rows in one response. */
const largestPage = 1000;

/** Doubles the rows read with each page: a small first read, and few requests to the end of thousands. */
function sizeOfPage(from: number): number {
  return Math.min(largestPage, Math.max(firstPage, from));
}
const listColumns =
  'id, slug, name, city, state, members_count, assets_cents, charter_number, website_url' as const;

const detailColumns = `${listColumns}, source, source_url, verified_on, confidence` as const;

const order = {
  members: { column: 'members_count', ascending: false },
  assets: { column: 'assets_cents', ascending: false },
  name: { column: 'name', ascending: true },
  state: { column: 'state', ascending: true },
} as const;

/** The words of a search; `*` is dropped, since the API reads it as `%`. */
function toSearchWords(query: string): string[] {
  return query
    .replaceAll('*', ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The words of a search as patterns for `ilike`, with the characters that `like` interprets escaped. */
export function toSearchPatterns(query: string): string[] {
  return toSearchWords(query).map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
}

async function readPage(
  { q = '', state, sort = 'members' }: CreditUnionSearch,
  from: number,
  signal: AbortSignal,
): Promise<CreditUnionPage> {
  let request = getSupabaseRest()
    .from('companies')
    .select(listColumns, { count: 'exact' })
    .eq('kind', 'credit_union')
    .not('charter_number', 'is', null);
  for (const pattern of toSearchPatterns(q)) request = request.ilike('name', pattern);
  if (state !== undefined) request = request.eq('state', state);
  const { column, ascending } = order[sort];
  const { data, count } = await request
    .order(column, { ascending, nullsFirst: false })
    .order('name')
    .order('id')
    .range(from, from + sizeOfPage(from) - 1)
    .abortSignal(signal)
    .throwOnError();
  return { rows: data, total: count ?? data.length };
}

export function creditUnionPagesQuery(search: CreditUnionSearch) {
  return infiniteQueryOptions({
    queryKey: ['reference', 'credit-unions', search],
    queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
    meta: { live: refetchedWith({ table: 'companies', where: { kind: 'credit_union' } }) },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.rows.length, 0);
      return read < last.total && last.rows.length > 0 ? read : null;
    },
    placeholderData: keepPreviousData,
  });
}

/** The credit unions among the issuers of the catalog’s cards. */
export function issuingUnionsQuery(cards: readonly { readonly company_id: number }[]) {
  const ids = [...new Set(cards.map(({ company_id }) => company_id))].sort((a, b) => a - b);
  return queryOptions({
    queryKey: ['reference', 'issuing-credit-unions', ids],
    queryFn: async ({ signal }): Promise<readonly CreditUnion[]> => {
      const { data } = await getSupabaseRest()
        .from('companies')
        .select(listColumns)
        .eq('kind', 'credit_union')
        .in('id', ids)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    meta: { live: refetchedWith({ table: 'companies', where: { kind: 'credit_union' } }) },
  });
}

export function creditUnionQuery(slug: string) {
  return queryOptions({
    queryKey: ['reference', 'credit-union', slug],
    queryFn: async ({ signal }): Promise<CreditUnionDetail | null> => {
      const { data } = await getSupabaseRest()
        .from('companies')
        .select(detailColumns)
        .eq('kind', 'credit_union')
        .eq('slug', slug)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
    meta: { live: refetchedWith({ table: 'companies', where: { slug } }) },
  });
}
