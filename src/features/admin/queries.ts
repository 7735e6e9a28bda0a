import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { ListPage } from '@/lib/live/patch-page.ts';
import { getSupabase } from '@/lib/supabase.ts';
import type { CardRows } from './card-editor/document.ts';
import { columnsOf } from './columns-of.ts';
import { liveCardHistory, livePage, liveRecord, liveWholeCard } from './live-reads.ts';
import type { Relation } from './machine/field.ts';
import { type Resource, type Row, findField, rowSchema } from './machine/resource.ts';

import { toLikePattern, toSearchWords } from './machine/search-filter.ts';
import { type ListSearch, parseFilters } from './schema.ts';

export const pageSize = 50;

/** The most the API returns at once. */
const largestPage = 1000;

const idsPerRequest = 400;
const mostRows = 100_000;

const rowsSchema = z.array(rowSchema);

const foundSchema = z.object({
  total: z.number(),
  ids: z.array(z.number()),
  revision: z.number(),
});

/** Which rows the address asks for, in its order; the database searches, sorts and cuts. */
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
      ...range,
    })
    .abortSignal(signal)
    .throwOnError();
  return foundSchema.parse(data);
}

/** These rows, in this order; as many at once as an address holds. */
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
    for (const row of rowsSchema.parse(data)) rows.set(row.id, row);
  }
  return ids.flatMap((id) => rows.get(id) ?? []);
}

async function readPage(
  resource: Resource,
  search: ListSearch,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  const range = { skipped: ((search.page ?? 1) - 1) * pageSize, most: pageSize };
  const { ids, total, revision } = await findRows(resource, search, range, signal);
  return { rows: await readRows(resource, ids, signal), total, revision };
}

/** Everything read of a resource's table, or of all of them. */
export function resourceKey(resource?: Pick<Resource, 'table'>) {
  return ['admin', ...(resource ? [resource.table] : [])] as const;
}

/** One page of a resource's rows, as the address asks for them. */
export function resourceListQuery(resource: Resource, search: ListSearch) {
  return queryOptions({
    queryKey: [...resourceKey(resource), 'list', search],
    queryFn: ({ signal }) => readPage(resource, search, signal),
    meta: { live: livePage(resource, search) },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

/** Every row that the search and the filters leave: for files and for choosing all. */
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
  return rowSchema.nullable().parse(data);
}

/** One record; null when there is none with this id. */
export function recordQuery(resource: Resource, id: number) {
  return queryOptions({
    queryKey: [...resourceKey(resource), 'record', id],
    queryFn: ({ signal }) => readRecord(resource, id, signal),
    // What another admin saves meanwhile comes into the open form as an edit of theirs.
    meta: { live: liveRecord(resource, id) },
    staleTime: 0,
  });
}

const relatedRowsSchema = z.array(
  z.object({ id: z.number(), slug: z.string(), label: z.string() }),
);
export type RelatedOption = z.infer<typeof relatedRowsSchema>[number];

/** Rows a relation may point to, whose name or slug holds what was typed. */
export function relatedOptionsQuery(
  relation: Relation,
  text: string,
  within?: { readonly column: string; readonly value: string },
) {
  const { table, label } = relation;
  return queryOptions({
    queryKey: ['admin', table, 'options', label, text, within ?? null],
    queryFn: async ({ signal }): Promise<RelatedOption[]> => {
      const supabase = await getSupabase();
      let request = supabase.from(table).select(`id,slug,label:${label}`);
      const words = toSearchWords(text)
        .map(toLikePattern)
        .map((word) =>
          label === 'slug'
            ? `slug.ilike.*${word}*`
            : `or(${label}.ilike.*${word}*,slug.ilike.*${word}*)`,
        );
      if (words.length > 0) request = request.or(`and(${words.join(',')})`);
      if (within) request = request.eq(within.column, within.value);
      const { data } = await request.order(label).limit(50).abortSignal(signal).throwOnError();
      return relatedRowsSchema.parse(data);
    },
    placeholderData: keepPreviousData,
  });
}

export function relatedRecordQuery({ table, label }: Relation, id: number) {
  return queryOptions({
    queryKey: ['admin', table, 'option', label, id],
    queryFn: async ({ signal }): Promise<RelatedOption | null> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .from(table)
        .select(`id,slug,label:${label}`)
        .eq('id', id)
        .abortSignal(signal)
        .throwOnError();
      return relatedRowsSchema.parse(data)[0] ?? null;
    },
  });
}

const slugsSchema = z.array(z.object({ id: z.number(), slug: z.string() }));

/** The ids of all rows of a table by their slugs, for files, which name rows by their slugs. */
export async function readSlugs(table: Relation['table']): Promise<ReadonlyMap<string, number>> {
  const supabase = await getSupabase();
  const ids = new Map<string, number>();
  for (let from = 0; ; from += largestPage) {
    const { data } = await supabase
      .from(table)
      .select('id,slug')
      .order('id')
      .range(from, from + largestPage - 1)
      .throwOnError();
    const rows = slugsSchema.parse(data);
    for (const { id, slug } of rows) ids.set(slug, id);
    if (rows.length < largestPage) return ids;
  }
}

const changeSchema = z.object({
  id: z.number(),
  changed_at: z.string(),
  changed_by: z.string().nullable(),
  operation: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  before: rowSchema.nullable(),
  after: rowSchema.nullable(),
});
const historySchema = z.array(changeSchema);
const cardHistorySchema = z.array(
  changeSchema.extend({ table_name: z.string(), record_id: z.number() }),
);

type Edited = {
  /** Null where the database itself made the change. */
  readonly editor: string | null;
};
export type HistoryEntry = z.infer<typeof changeSchema> & Edited;

async function nameEditors<Change extends z.infer<typeof changeSchema>>(
  changes: readonly Change[],
  signal: AbortSignal,
): Promise<(Change & Edited)[]> {
  const supabase = await getSupabase();
  const ids = [...new Set(changes.flatMap(({ changed_by: by }) => by ?? []))];
  const editors = await supabase.rpc('list_editors', { ids }).abortSignal(signal).throwOnError();
  const names = new Map(editors.data.map(({ id: editor, name }) => [editor, name]));
  return changes.map((change) => {
    const { changed_by: by } = change;
    return { ...change, editor: by === null ? null : (names.get(by) ?? 'A former admin') };
  });
}

async function readHistory(table: string, id: number, signal: AbortSignal) {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('reference_changes')
    .select('id,changed_at,changed_by,operation,before,after')
    .eq('table_name', table)
    .eq('record_id', id)
    .order('id', { ascending: false })
    .limit(100)
    .abortSignal(signal)
    .throwOnError();
  return nameEditors(historySchema.parse(data), signal);
}

/** Who changed a card or anything that belongs to it, when and how; the latest first. */
export function cardHistoryQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'credit_cards', 'card-history', id],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('list_card_changes', { card_id: id })
        .abortSignal(signal)
        .throwOnError();
      return nameEditors(cardHistorySchema.parse(data), signal);
    },
    meta: { live: liveCardHistory(id) },
    staleTime: 0,
  });
}

/** Who changed a record, when and how; the latest first. */
export function historyQuery(resource: Resource, id: number) {
  return queryOptions({
    queryKey: [...resourceKey(resource), 'history', id],
    queryFn: ({ signal }) => readHistory(resource.table, id, signal),
    meta: { live: { tables: [{ table: resource.table, where: [['id', 'eq', id]] }] } },
    staleTime: 0,
  });
}

/** What refers to a record, and what becomes of it when the record goes. */
export function referencesQuery(resource: Resource, id: number) {
  return queryOptions({
    queryKey: [...resourceKey(resource), 'references', id],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('count_references', { target: resource.table, record: id })
        .abortSignal(signal)
        .throwOnError();
      return referencesSchema.parse(data);
    },
    staleTime: 0,
  });
}

const referencesSchema = z.array(
  z.object({
    table_name: z.string(),
    column_name: z.string(),
    action: z.enum(['cascade', 'clear', 'restrict']),
    is_members: z.boolean(),
    amount: z.number().nullable(),
  }),
);
export type Reference = z.infer<typeof referencesSchema>[number];

const partsSchema = z.array(rowSchema);
const wholeCardSchema = rowSchema.extend({
  spending_caps: partsSchema,
  card_choices: z.array(rowSchema.extend({ card_choice_options: partsSchema })),
  category_points: partsSchema,
  credit_card_benefits: partsSchema,
  signup_bonuses: z.array(rowSchema.extend({ signup_bonus_tiers: partsSchema })),
  credit_card_rules: partsSchema,
});

const wholeCardColumns =
  '*, spending_caps(*), card_choices(*, card_choice_options(*)), category_points(*), credit_card_benefits(*), signup_bonuses(*, signup_bonus_tiers(*)), credit_card_rules!credit_card_rules_credit_card_id_fkey(*)' as const;

/** A card with the rows of every table that belongs to it; null when there is none with this id. */
export async function readWholeCard(
  id: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<CardRows | null> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('credit_cards')
    .select(wholeCardColumns)
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  const card = wholeCardSchema.nullable().parse(data);
  if (card === null) return null;
  const inOrder = (rows: readonly Row[]) => rows.toSorted((a, b) => a.id - b.id);
  return {
    credit_cards: [card],
    spending_caps: inOrder(card.spending_caps),
    card_choices: inOrder(card.card_choices),
    card_choice_options: inOrder(card.card_choices.flatMap((row) => row.card_choice_options)),
    category_points: inOrder(card.category_points),
    credit_card_benefits: inOrder(card.credit_card_benefits),
    signup_bonuses: inOrder(card.signup_bonuses),
    signup_bonus_tiers: inOrder(card.signup_bonuses.flatMap((row) => row.signup_bonus_tiers)),
    credit_card_rules: inOrder(card.credit_card_rules),
  };
}

export function wholeCardQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'credit_cards', 'whole', id],
    queryFn: ({ signal }) => readWholeCard(id, signal),
    meta: { live: liveWholeCard(id) },
    staleTime: 0,
  });
}
