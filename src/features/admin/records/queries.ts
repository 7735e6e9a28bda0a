import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { refetchedWith } from '@/lib/live/live-source.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import {
  findField,
  relatedKey,
  type Resource,
  type Row,
  rowShape,
} from './machine/create-resource.ts';
import { type ListSearch, parseFilters } from './schema.ts';

/** Columns to read: all of the row's, and the names of the rows it refers to. */
function columnsOf({ table, fields }: Resource): string {
  const related = fields.flatMap(({ name, relation }) =>
    relation
      ? [
          `${relatedKey(name)}:${relation.table}!${table}_${name}_fkey(id,slug,label:${relation.label})`,
        ]
      : [],
  );
  return ['*', ...related].join(',');
}

export const pageSize = 50;

const idsPerRequest = 400;
const mostRows = 100_000;

const rowsShape = s.array(rowShape);

const foundShape = s.object({
  total: s.number(),
  ids: s.array(s.number()),
});

/** The words of a search; eight are more than anybody types. */
export function toSearchWords(query: string): string[] {
  return query
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
}

/** Escapes a word for a condition in an address: characters with a meaning there match any character. */
export function toLikePattern(word: string): string {
  return word.replace(/["'()*,.:\\%_]/g, '_');
}

/** Reads the rows the address asks for; the database searches, sorts and pages. */
async function findRows(
  resource: Resource,
  search: ListSearch,
  range: { readonly skipped: number; readonly most: number },
  signal: AbortSignal,
) {
  const supabase = await getSupabase();
  const sort = search.sort ?? resource.order;
  const sortBy = sort.replace('-', '');
  const filters = [...parseFilters(search.where)].filter(([name]) => findField(resource, name));
  const related = resource.fields.flatMap(({ name, relation }) =>
    relation ? [[name, { table: relation.table, label: relation.label }] as const] : [],
  );
  const { data } = await supabase
    .rpc('find_reference_rows', {
      target: resource.table,
      words: toSearchWords(search.q ?? ''),
      searched: [...resource.search],
      filters: Object.fromEntries(filters),
      related: Object.fromEntries(related),
      sort_by: findField(resource, sortBy) || sortBy === 'updated_at' ? sortBy : 'id',
      is_descending: sort.startsWith('-'),
      led_by: search.sort === undefined ? resource.ledBy : {},
      ...range,
    })
    .abortSignal(signal)
    .throwOnError();
  return foundShape.parse(data);
}

/** Reads these rows in this order, in batches that fit an address. */
async function readRows(
  resource: Resource,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Row[]> {
  const supabase = await getSupabase();
  const rows = new Map<number, Row>();
  for (let from = 0; from < ids.length; from += idsPerRequest) {
    const { data } = await supabase
      .from(resource.table)
      .select(columnsOf(resource))
      .in('id', ids.slice(from, from + idsPerRequest))
      .abortSignal(signal)
      .throwOnError();
    for (const row of rowsShape.parse(data)) rows.set(row.id, row);
  }
  return ids.flatMap((id) => rows.get(id) ?? []);
}

type ResourcePage = { readonly rows: readonly Row[]; readonly total: number };

async function readPage(
  resource: Resource,
  search: ListSearch,
  signal: AbortSignal,
): Promise<ResourcePage> {
  const range = { skipped: ((search.page ?? 1) - 1) * pageSize, most: pageSize };
  const { ids, total } = await findRows(resource, search, range, signal);
  return { rows: await readRows(resource, ids, signal), total };
}

/** Everything read of a resource's table, or of all of them. */
export function resourceKey(resource?: Pick<Resource, 'table'>) {
  return ['admin', ...(resource ? [resource.table] : [])] as const;
}

/** A list also shows the names of the rows it refers to. */
function livePage({ table, fields }: Resource) {
  return refetchedWith(table, ...fields.flatMap(({ relation }) => relation?.table ?? []));
}

export function resourceListQuery(resource: Resource, search: ListSearch) {
  return queryOptions({
    queryKey: [...resourceKey(resource), 'list', search],
    queryFn: ({ signal }) => readPage(resource, search, signal),
    meta: { live: livePage(resource) },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

/** Every row that matches the search and filters: for exports and for selecting all. */
export async function readAllRows(
  resource: Resource,
  search: Pick<ListSearch, 'q' | 'where' | 'sort'>,
): Promise<Row[]> {
  const { signal } = new AbortController();
  const { ids } = await findRows(resource, search, { skipped: 0, most: mostRows }, signal);
  return readRows(resource, ids, signal);
}

export async function readRecord(
  resource: Resource,
  id: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<Row | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from(resource.table)
    .select(columnsOf(resource))
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return s.nullable(rowShape).parse(data);
}

export function recordQuery(resource: Resource, id: number) {
  return queryOptions({
    queryKey: [...resourceKey(resource), 'record', id],
    queryFn: ({ signal }) => readRecord(resource, id, signal),
    // Another admin's save reaches the open form as their edit.
    meta: { live: refetchedWith({ table: resource.table, where: { id } }) },
    staleTime: 0,
  });
}
