import type { Database } from '@contract/database.types.ts';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { devicePersister } from '@/lib/storage/device-cache.ts';
import type { LiveChange, Missed, Row } from '@/lib/live/live-message.ts';
import type { LiveEvent, LiveSource } from '@/lib/live/live-source.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';

type Tables = Database['public']['Tables'];
type Name = keyof Tables;
/** The names in a list such as `id, slug, name`. */
type Listed<S extends string> = S extends `${infer First}, ${infer Rest}`
  ? First | Listed<Rest>
  : S;
type RowOf<T extends Name, S extends string> = Readonly<
  Pick<Tables[T]['Row'], Extract<Listed<S>, keyof Tables[T]['Row']>>
>;

/** The rows of a table by id, with everything that the catalog has at a revision, or more. */
export type Held<R> = { readonly revision: number; readonly rows: readonly R[] };

const NO_ROWS: readonly never[] = [];

/** The API's maximum number of rows in one response. */
const PAGE = 1000;

export type Definition = {
  readonly name: Name;
  readonly columns: readonly string[];
  /** For a table held only in part. */
  readonly part?: {
    readonly read: (signal: AbortSignal) => Promise<readonly Row[]>;
    /** True if an announced row belongs to that part. */
    readonly accepts: (told: Row) => boolean;
    /** Rows named by a column of another table are included. */
    readonly named: { readonly table: Name; readonly column: string };
  };
};

function listRows(data: unknown): readonly Row[] {
  if (!Array.isArray(data)) throw new TypeError('An answer has no rows.');
  return data.map((row: object) => ({ ...row }));
}

/** All rows, page by page: after the last id, so that a row removed meanwhile makes no page skip another. */
async function readPages({ name, columns }: Definition, signal: AbortSignal) {
  const client: PostgrestClient = getSupabaseRest();
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const all = client.from(name).select(columns.join(', '));
    const request = last ? all.gt('id', last['id']) : all;
    const { data } = await request.order('id').limit(PAGE).abortSignal(signal).throwOnError();
    const page = listRows(data);
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

// Tables that are read together share these answers.

function readRevision(client: QueryClient): Promise<number> {
  return client.fetchQuery({
    queryKey: ['catalog', 'revision'],
    queryFn: async ({ signal }) => {
      const { data } = await getSupabaseRest()
        .from('catalog_state')
        .select('revision')
        .abortSignal(signal)
        .single()
        .throwOnError();
      return data.revision;
    },
    // Reads within the same minute share the answer.
    staleTime: 60_000,
  });
}

export function readMissedSince(client: QueryClient, revision: number): Promise<Missed> {
  return client.fetchQuery({
    queryKey: ['catalog', 'missed-since', revision],
    queryFn: async ({ signal }) => {
      const { data } = await getSupabaseRest()
        .rpc('catalog_changes_since', { since_revision: revision }, { get: true })
        .abortSignal(signal)
        .throwOnError();
      // The message reader loads with live updates, so that a first read does not wait for it.
      const { readMissed } = await import('@/lib/live/live-message.ts');
      return readMissed(data);
    },
    gcTime: 0,
    staleTime: 0,
  });
}

export function pickColumns(columns: readonly string[], row: Row): Row {
  return Object.fromEntries(columns.map((name) => [name, row[name]]));
}

const compareIds = (a: Row, b: Row) => Number(a['id']) - Number(b['id']);

function holdsSame(row: Row, other: Row): boolean {
  return Object.keys(row).every((name) => Object.is(row[name], other[name]));
}

/** Applies changes to the rows; the same array if nothing differs, undefined if a new row came only in part. */
function applyChanges(
  { columns, part }: Definition,
  rows: readonly Row[],
  changes: readonly LiveChange[],
): readonly Row[] | undefined {
  const byId = new Map(rows.map((row) => [row['id'], row]));
  let isChanged = false;
  for (const { id, record, isPartial } of changes) {
    const known = byId.get(id);
    if (!record) {
      isChanged = byId.delete(id) || isChanged;
      continue;
    }
    if (!known && part?.accepts(record) === false) continue;
    if (!known && isPartial) return undefined;
    const row = pickColumns(columns, { ...known, ...record });
    if (known && holdsSame(row, known)) continue;
    byId.set(id, row);
    isChanged = true;
  }
  return isChanged ? [...byId.values()].sort(compareIds) : rows;
}

function holdsNamed(held: Held<Row>, changes: readonly LiveChange[], column: string): boolean {
  const ids = new Set(held.rows.map((row) => row['id']));
  return changes.every(({ record }) => record?.[column] === undefined || ids.has(record[column]));
}

/** Applies an event to the table; undefined if it must be refetched. */
function applyEvent(
  definition: Definition,
  held: Held<Row>,
  event: LiveEvent,
): Held<Row> | undefined {
  const { changes, table, revision = held.revision } = event;
  if (event.revision !== undefined && revision <= held.revision) return held;
  const named = definition.part?.named;
  if (table === named?.table) {
    return changes === 'reset' || !holdsNamed(held, changes, named.column) ? undefined : held;
  }
  if (changes === 'reset') return undefined;
  const rows = applyChanges(definition, held.rows, changes);
  if (rows === held.rows) return held;
  return rows && { revision, rows };
}

const listTables = ({ name, part }: Definition): readonly string[] =>
  part ? [name, part.named.table] : [name];

/** Reads a table's first rows from elsewhere than the database; undefined if it cannot. */
type FirstRows = (definition: Definition, client: QueryClient) => Promise<Held<Row> | undefined>;
let readFirstRows: FirstRows | undefined;

/** Sets where members' devices get their first rows. Visitors' pages do without. */
export function setFirstRows(read: FirstRows): void {
  readFirstRows = read;
}

/** Applies the changes since a read; undefined if there are too many. */
export function applyMissed(
  definition: Definition,
  known: Held<Row>,
  missed: Missed,
): Held<Row> | undefined {
  if (missed.kind === 'too_old') return undefined;
  let held: Held<Row> | undefined = known;
  const tables = new Set(listTables(definition));
  for (const message of missed.messages) {
    if (held && tables.has(message.table)) held = applyEvent(definition, held, message);
  }
  return held && { ...held, revision: Math.max(held.revision, missed.revision) };
}

function readTable<T extends Name, S extends string>(
  definition: Definition,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<Held<RowOf<T, S>>>;
async function readTable(
  definition: Definition,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<Held<Row>> {
  const known: unknown = client.getQueryData(queryKey);
  const current = isHeld(known)
    ? applyMissed(definition, known, await readMissedSince(client, known.revision))
    : await readFirstRows?.(definition, client);
  if (current) return current;
  // Read before the rows, which are therefore at least as new.
  const revision = await readRevision(client);
  const { columns, part } = definition;
  const rows = part
    ? (await part.read(signal)).map((row) => pickColumns(columns, row)).sort(compareIds)
    : await readPages(definition, signal);
  return { revision, rows };
}

function isHeld(data: unknown): data is Held<Row> {
  return typeof data === 'object' && data !== null && 'rows' in data && 'revision' in data;
}

function createLiveSource(definition: Definition): LiveSource {
  return {
    tables: listTables(definition).map((table) => ({ table })),
    apply: (data, event) => (isHeld(data) ? applyEvent(definition, data, event) : undefined),
    getRevision: (data) => (isHeld(data) ? data.revision : 0),
    setRevision: (data, revision) => (isHeld(data) ? { ...data, revision } : data),
  };
}

const pickRows = <R>({ rows }: Held<R>): readonly R[] => rows;

/**
 * A table of reference data: all its rows, in the order of their ids, under one key. They are kept on the device and brought
 * up to date by what changed since; a live change puts the row in or takes it out. Screens join and sort them.
 */
export function referenceTable<T extends Name, const S extends string>({
  name,
  columns,
  part,
}: {
  readonly name: T;
  /** One after the other, as in a query. */
  readonly columns: Listed<S> extends keyof Tables[T]['Row'] ? S : never;
} & Pick<Definition, 'part'>) {
  const definition = { name, columns: columns.split(', '), ...(part ? { part } : {}) };
  const live = createLiveSource(definition);
  const query = () =>
    queryOptions({
      queryKey: ['rows', name],
      queryFn: (context) => readTable<T, S>(definition, context),
      select: pickRows,
      persister: devicePersister,
      meta: { live },
      // Comparing thousands of rows deeply costs more than drawing them again.
      structuralSharing: false,
    });
  return {
    name,
    columns: definition.columns,
    query,
    /** The current rows; none if they were never requested. */
    rowsIn: (client: QueryClient): readonly RowOf<T, S>[] =>
      client.getQueryData(query().queryKey)?.rows ?? NO_ROWS,
    /** Reads the rows unless they are here, for loaders. */
    ensure: async (client: QueryClient): Promise<readonly RowOf<T, S>[]> =>
      (await client.ensureQueryData(query())).rows,
  };
}
