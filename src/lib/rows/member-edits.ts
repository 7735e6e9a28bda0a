import type { QueryClient } from '@tanstack/react-query';
import { defineEdit, type Report } from '@/lib/edits/define-edit.ts';
import { findOwnRevision, noteOwnSave } from '@/lib/edits/own-revisions.ts';
import { addOnce, saveOnce, StaleEditError, type UpdateOutcome } from '@/lib/edits/save-once.ts';
import type { Effect } from '@/lib/edits/shown-edits.ts';
import type { Row } from './member-table.ts';

export type RowValues<R> = Partial<Omit<R, 'id' | 'revision' | 'created_at'>>;

/** The parts of a table needed to write it; a change names a subset of the columns unless specified. */
type Table<R, V> = {
  readonly query: () => { readonly queryKey: readonly string[] };
  readonly list: (where: { id: string }) => Promise<R[]>;
  readonly insert: (rows: readonly R[]) => Promise<R[]>;
  readonly update: (id: string, revision: number, values: NoInfer<V>) => Promise<R | null>;
  readonly remove: (id: string, revision: number) => Promise<boolean>;
};

export type RowChange<R, V> = {
  /** The row as it was when the change was begun. */
  readonly base: R;
  readonly values: V;
  /** True for a form that stays open until saved and shows conflicts itself. */
  readonly isForm?: boolean;
};

type Updating<R, V> = {
  /** The entered values; defaults to the row's values. */
  readonly typed?: (values: V) => object;
  /** True if the form that sent it shows the failure and offers the retry. */
  readonly isToldByForm?: boolean;
  /** Writes columns that do not conflict with other changes: null if the row is gone. */
  readonly write?: (id: string, revision: number, values: V) => Promise<R | null>;
};

/** Where the rows are in their query's data. */
interface Place<R> {
  /** The first part of the keys of their changes. */
  readonly key: readonly string[];
  // Methods, since TypeScript lets their parameters be narrower: each place knows what its own query holds.
  get(data: unknown): readonly R[];
  set(data: unknown, rows: readonly R[]): unknown;
}

/** The rows with these in the place of those of their ids, or at the end. */
export function putRows<R extends { readonly id: string }>(
  rows: readonly R[],
  some: readonly R[],
): R[] {
  const left = new Map(some.map((row) => [row.id, row]));
  const placed = rows.map((row) => {
    const next = left.get(row.id) ?? row;
    left.delete(row.id);
    return next;
  });
  return [...placed, ...left.values()];
}

/** Edits of a member's table: shown at once, sent exactly once, refused if another device or person was first. */
export function editRows<R extends Row, V extends RowValues<R> = RowValues<R>>(
  table: Table<R, V>,
  report: Report,
  place: Place<R> = {
    key: table.query().queryKey,
    get: (rows: readonly R[]) => rows,
    set: (_data, rows) => rows,
  },
) {
  const { queryKey } = table.query();
  const key = (verb: string) => ['edit', ...place.key, verb];
  const read = async (id: string) => (await table.list({ id }))[0] ?? null;
  const rowsIn = (client: QueryClient): readonly R[] => {
    const data = client.getQueryData<unknown>(queryKey);
    return data === undefined ? [] : place.get(data);
  };
  const find = (id: string, client: QueryClient) => rowsIn(client).find((row) => row.id === id);

  /** How a change and its answer show among the rows. */
  const shown = <Variables, Answer>(
    apply: (rows: readonly R[], variables: Variables) => readonly R[],
    take: (rows: readonly R[], answer: Answer) => readonly R[] = (rows) => rows,
  ): Effect<Variables, Answer> => ({
    queryKey,
    apply: (data, variables) => place.set(data, apply(place.get(data), variables)),
    take: (data, answer) => place.set(data, take(place.get(data), answer)),
  });
  /** How an added or restored row shows; its save is based on the client's version. */
  const put = <Variables>(rowOf: (variables: Variables) => R) =>
    shown(
      (rows, variables: Variables) => putRows(rows, [rowOf(variables)]),
      (rows, saved: R) => putRows(rows, [saved]),
    );
  const drop = shown<R, unknown>((rows, { id }) => rows.filter((row) => row.id !== id));
  /** A repeat that finds the row at a later revision means that it was changed elsewhere since. */
  const noteAdded = (client: QueryClient, added: Row, saved: Row) => {
    if (saved.revision === 1) noteOwnSave(client, added.id, added.revision, 1);
  };

  /** Reads the rows again where a row came back under another id than it was shown. */
  const followId = async (client: QueryClient, shown: Row, saved: Row) => {
    if (saved.id !== shown.id) await client.invalidateQueries({ queryKey });
  };

  const insert = async (row: R) => (await table.insert([row]))[0] ?? null;
  const add = async (row: R, client: QueryClient): Promise<R> => {
    const saved = await addOnce(
      () => insert(row),
      // A household sees ids: of a removed row, another member may have taken it meanwhile.
      async () => (await read(row.id)) ?? insert({ ...row, id: crypto.randomUUID() }),
    );
    noteAdded(client, row, saved);
    return saved;
  };

  return {
    queryKey,
    key,
    read,
    find,
    shown,
    put,
    drop,
    add,
    noteAdded,
    followId,

    /** Adds a row, or puts a removed one back: its id is the client's, so nothing is added twice. */
    adding: (refused: string) =>
      defineEdit({
        key: key('add'),
        refused,
        report,
        effects: [put((row: R) => row)],
        typed: (row) => row,
        send: (row: R, { client }) => add(row, client),
        onSaved: (saved, row, client) => followId(client, row, saved),
      }),

    /** Changes a row if it is still at the revision the change was based on. */
    updating: (
      refused: string,
      {
        typed = (values) => values,
        isToldByForm = false,
        write = table.update,
      }: Updating<R, V> = {},
    ) =>
      defineEdit<RowChange<R, V>, UpdateOutcome<R>>({
        key: key('update'),
        refused,
        report,
        effects: [
          shown(
            (rows, { base, values }) =>
              rows.map((row) => (row.id === base.id ? { ...row, ...values } : row)),
            (rows, outcome) =>
              rows.map((row) =>
                outcome.kind === 'saved' && row.id === outcome.row.id ? outcome.row : row,
              ),
          ),
        ],
        typed: ({ values }) => typed(values),
        again: ({ base, values }, client) => {
          const current = find(base.id, client);
          return current && { base: current, values };
        },
        isToldByScreen: ({ isForm = isToldByForm }, isConflict) =>
          isConflict ? isForm : isToldByForm,
        send: ({ base, values }, { client }) =>
          saveOnce({
            client,
            base,
            wanted: values,
            write: (revision) => write(base.id, revision, values),
            read,
          }),
      }),

    /** Deletes a row unless it has changed since it was shown; a row that is already gone counts as deleted. */
    removing: (refused: string) =>
      defineEdit({
        key: key('remove'),
        refused,
        report,
        effects: [drop],
        again: ({ id }, client) => find(id, client),
        send: async (base: R, { client }) => {
          const revision = findOwnRevision(client, base.id, base.revision);
          const isRemoved = await table.remove(base.id, revision);
          if (!isRemoved && (await read(base.id)) !== null) throw new StaleEditError();
          return 'removed' as const;
        },
      }),
  };
}
