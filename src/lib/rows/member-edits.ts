import type { QueryClient } from '@tanstack/react-query';
import { defineEdit, type Report } from '@/lib/edits/define-edit.ts';
import { noteOwnSave } from '@/lib/edits/own-revisions.ts';
import { addOnce, removeOnce, saveOnce, type UpdateOutcome } from '@/lib/edits/save-once.ts';
import type { Effect } from '@/lib/edits/shown-edits.ts';
import type { Row } from './member-table.ts';

/** What of a table is needed to write it. */
type Table<R> = {
  readonly query: () => { readonly queryKey: readonly string[] };
  readonly list: (where: { id: string }) => Promise<R[]>;
  readonly insert: (rows: readonly R[]) => Promise<R[]>;
  readonly update: (id: string, revision: number, values: object) => Promise<R | null>;
  readonly remove: (id: string, revision: number) => Promise<boolean>;
};

/** Columns of a row that a member changes. */
export type RowValues<R> = Partial<Omit<R, 'id' | 'revision' | 'created_at'>>;

export type RowChange<R> = {
  /** The row as it was when the change was begun. */
  readonly base: R;
  readonly values: RowValues<R>;
  /** A form that stays until it is saved, and shows itself what somebody else changed first. */
  readonly isForm?: boolean;
};

type Updating<R> = {
  /** What the person entered; the values unless told. */
  readonly typed?: (values: RowValues<R>) => object;
  /** The form that sent it says itself what failed, and can send it again. */
  readonly isToldByForm?: boolean;
  /** For columns that a change of others does not concern: null where the row is gone. */
  readonly write?: (id: string, revision: number, values: RowValues<R>) => Promise<R | null>;
};

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

/** How the rows of a member's table are changed: shown at once, sent once, refused where somebody else was first. */
export function editRows<R extends Row>(table: Table<R>, report: Report) {
  const { queryKey } = table.query();
  const key = (verb: string) => ['edit', ...queryKey, verb];
  const read = async (id: string) => (await table.list({ id }))[0] ?? null;
  const find = (id: string, client: QueryClient) =>
    client.getQueryData<readonly R[]>(queryKey)?.find((row) => row.id === id);

  /** How a row shows that comes, or comes back; its save stands on what the client made of it. */
  const put = <V>(rowOf: (variables: V) => R): Effect<V, R> => ({
    queryKey,
    apply: (rows: readonly R[], variables) => putRows(rows, [rowOf(variables)]),
    take: (rows: readonly R[], saved) => putRows(rows, [saved]),
  });
  const drop: Effect<R> = {
    queryKey,
    apply: (rows: readonly R[], { id }) => rows.filter((row) => row.id !== id),
  };
  /** Found with a later revision by a repeat, a row has been changed by somebody else meanwhile. */
  const noteAdded = (client: QueryClient, added: Row, saved: Row) => {
    if (saved.revision === 1) noteOwnSave(client, added.id, added.revision, 1);
  };

  const add = async (row: R, client: QueryClient): Promise<R> => {
    const saved = await addOnce(
      async () => (await table.insert([row]))[0] ?? null,
      () => read(row.id),
    );
    noteAdded(client, row, saved);
    return saved;
  };

  return {
    queryKey,
    key,
    read,
    find,
    put,
    drop,
    add,
    noteAdded,

    /** Adds a row, or puts a removed one back: its id is the client's, so nothing is added twice. */
    adding: (refused: string) =>
      defineEdit({
        key: key('add'),
        refused,
        report,
        effects: [put((row: R) => row)],
        typed: (row) => row,
        send: (row: R, { client }) => add(row, client),
      }),

    /** Changes a row as long as it is still the revision that the change was made on. */
    updating: (
      refused: string,
      { typed = (values) => values, isToldByForm = false, write = table.update }: Updating<R> = {},
    ) =>
      defineEdit<RowChange<R>, UpdateOutcome<R>>({
        key: key('update'),
        refused,
        report,
        effects: [
          {
            queryKey,
            apply: (rows: readonly R[], { base, values }) =>
              rows.map((row) => (row.id === base.id ? { ...row, ...values } : row)),
            take: (rows: readonly R[], outcome: UpdateOutcome<R>) =>
              rows.map((row) =>
                outcome.kind === 'saved' && row.id === outcome.row.id ? outcome.row : row,
              ),
          },
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

    removing: (refused: string) =>
      defineEdit({
        key: key('remove'),
        refused,
        report,
        effects: [drop],
        again: ({ id }, client) => find(id, client),
        send: (base: R, { client }) =>
          removeOnce({
            client,
            base,
            remove: (revision) => table.remove(base.id, revision),
            read,
          }),
      }),
  };
}
