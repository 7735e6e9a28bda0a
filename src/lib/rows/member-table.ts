import type { Database } from '@contract/database.types.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import * as s from '@/lib/row-shape.ts';
import { compareRows, type RowOrder, ownRows } from '@/lib/rows/own-rows.ts';
import { getSupabase } from '@/lib/supabase.ts';

type Tables = Database['public']['Tables'];
type Table = keyof Tables;
type Columns<T extends Table> = Tables[T]['Row'];

/** A row whose id the client chose; the database raises the revision with every change. */
export type Row = { readonly id: string; readonly revision: number };

type Declaration<T extends Table, R> = {
  readonly name: T;
  /** Shape of a row: its fields are the columns that are read and written. */
  readonly schema: s.Shape<R> & {
    readonly fields: { readonly [K in keyof R]: K extends keyof Columns<T> ? unknown : never };
  };
  readonly order: readonly (RowOrder & { readonly column: keyof Columns<T> })[];
  /** Maximum number of rows to read: those that one answer has by default; where it is more, as many as there may be. */
  readonly limit?: number;
};

/** Rows of one answer (`max_rows` in supabase/config.toml). */
const PAGE = 1_000;

/** Columns set by the database, never by clients. */
const generated = new Set(['revision', 'created_at', 'updated_at']);

/** Insert options for rows with client-generated ids: an existing row is left as it is and not returned. */
export const onceById = { onConflict: 'id', ignoreDuplicates: true };

/** Untyped, since the client types rows of literal table names only; the declaration and the schema check them. */
async function open(name: Table) {
  const supabase: SupabaseClient = await getSupabase();
  return supabase.from(name);
}

type Request = { readonly throwOnError: () => PromiseLike<{ readonly data: unknown }> };

export const rowsKey = (name: Table) => ['rows', name] as const;

/** A table of the member's own rows: how it is read, kept live and written. Row-level security leaves only theirs. */
export function defineMemberTable<T extends Table, R extends Row & Partial<Columns<T>>>({
  name,
  schema,
  order,
  limit = PAGE,
}: Declaration<T, R>) {
  const columns = Object.keys(schema.fields);
  const select = columns.join(', ');
  const { parse } = s.array(schema);
  const live = ownRows(name, schema.parse, order);
  const writable = columns.filter((column) => !generated.has(column));

  const read = async (request: Request): Promise<R[]> => parse((await request.throwOnError()).data);

  const list = async (where: Partial<R>, signal?: AbortSignal): Promise<R[]> => {
    const table = await open(name);
    const ask = () => {
      const request = table.select(select).match(where);
      return signal ? request.abortSignal(signal) : request;
    };
    if (limit <= PAGE) {
      let request = ask();
      for (const { column, isDescending = false } of order)
        request = request.order(column, { ascending: !isDescending });
      return read(limit < PAGE ? request.limit(limit) : request);
    }
    const rows: R[] = [];
    for (;;) {
      // After the last id: a row that is removed meanwhile makes no page skip another.
      const last = rows.at(-1);
      const request = last ? ask().gt('id', last.id) : ask();
      const page = await read(request.order('id').limit(PAGE));
      rows.push(...page);
      if (page.length < PAGE || rows.length >= limit)
        return rows.sort((a, b) => compareRows(order, a, b));
    }
  };

  return {
    columns: select,
    query: () =>
      queryOptions({
        queryKey: rowsKey(name),
        queryFn: ({ signal }) => list({}, signal),
        meta: { live },
      }),
    list,
    /** Inserts rows; those that exist, by their id or another unique key, are left as they are and not returned. */
    insert: async (rows: readonly R[], onConflict = onceById.onConflict): Promise<R[]> => {
      const sent = rows.map((row) =>
        Object.fromEntries(writable.map((column) => [column, Reflect.get(row, column)])),
      );
      return read((await open(name)).upsert(sent, { ...onceById, onConflict }).select(select));
    },
    /** Null if the row has moved on from the revision, where one is given, or is gone. */
    update: async (id: string, revision: number | null, values: object): Promise<R | null> => {
      const where = revision === null ? { id } : { id, revision };
      const [row = null] = await read(
        (await open(name)).update(values).match(where).select(select),
      );
      return row;
    },
    remove: async (id: string, revision: number): Promise<boolean> => {
      const request = (await open(name)).delete().match({ id, revision }).select('id');
      const { data }: { data: unknown } = await request.throwOnError();
      return Array.isArray(data) && data.length > 0;
    },
  };
}
