import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import type { RelatedTable, Relation } from '@/lib/fields/field.ts';
import type { Resource } from '../machine/create-resource.ts';
import type { SlugIndex } from '../machine/plan-import.ts';
import { resourceKey, toLikePattern, toSearchWords } from '../queries.ts';

/** The most the API returns at once. */
const largestPage = 1000;

const relatedRowsShape = s.array(s.object({ id: s.number(), slug: s.string(), label: s.string() }));
export type RelatedOption = s.ShapeOf<typeof relatedRowsShape>[number];

/** Rows a relation may point to, whose name or slug contains the typed text. */
export function relatedOptionsQuery(
  relation: Relation,
  text: string,
  within?: { readonly column: string; readonly value: string },
) {
  const { table, label, onlySearched } = relation;
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
      else if (onlySearched) request = request.neq(onlySearched.column, onlySearched.value);
      if (within) request = request.eq(within.column, within.value);
      const { data } = await request.order(label).limit(50).abortSignal(signal).throwOnError();
      return relatedRowsShape.parse(data);
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
      return relatedRowsShape.parse(data)[0] ?? null;
    },
  });
}

const slugsShape = s.array(s.object({ id: s.number(), slug: s.string() }));

/** The ids of all rows of a table by their slugs, for files, which name rows by their slugs. */
async function readSlugs(table: Relation['table']): Promise<ReadonlyMap<string, number>> {
  const supabase = await getSupabase();
  const ids = new Map<string, number>();
  for (let from = 0; ; from += largestPage) {
    const { data } = await supabase
      .from(table)
      .select('id,slug')
      .order('id')
      .range(from, from + largestPage - 1)
      .throwOnError();
    const rows = slugsShape.parse(data);
    for (const { id, slug } of rows) ids.set(slug, id);
    if (rows.length < largestPage) return ids;
  }
}

/** The ids by slug of every table that rows of this one may point to. */
export async function readIndex(resource: Resource): Promise<SlugIndex> {
  const tables = new Set(resource.fields.flatMap(({ relation }) => relation?.table ?? []));
  const pairs = [...tables].map(
    async (table) => [table, await readSlugs(table)] satisfies [RelatedTable, unknown],
  );
  return new Map(await Promise.all(pairs));
}

/** Rows that refer to a record, and the effect on them of its removal. */
export function referencesQuery(resource: Resource, id: number) {
  return queryOptions({
    queryKey: [...resourceKey(resource), 'references', id],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('count_references', { target: resource.table, record: id })
        .abortSignal(signal)
        .throwOnError();
      return referencesShape.parse(data);
    },
    staleTime: 0,
  });
}

const referencesShape = s.array(
  s.object({
    table_name: s.string(),
    column_name: s.string(),
    action: s.oneOf(['cascade', 'clear', 'restrict']),
    is_members: s.boolean(),
    amount: s.nullable(s.number()),
  }),
);
export type Reference = s.ShapeOf<typeof referencesShape>[number];
