import type { MutationFunctionContext } from '@tanstack/react-query';
import { addOnce, removeOnce, saveOnce } from '@/lib/edits/save-once.ts';
import type { Report } from '@/lib/edits/tell-edit.ts';
import type { Row } from './member-table.ts';
import { optimisticRows } from './optimistic-rows.ts';

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
};

/** How the rows of a member's table are changed: shown at once, sent once, refused where somebody else was first. */
export function editRows<R extends Row>(table: Table<R>, report: Report) {
  const rows = optimisticRows<R>(table.query().queryKey, report);
  const read = async (id: string) => (await table.list({ id }))[0] ?? null;

  return {
    ...rows,

    /** Adds a row, or puts a removed one back: its id is the client's, so nothing is added twice. */
    adding: (refused: string) => ({
      ...rows.adding(refused),
      mutationFn: (row: R) =>
        addOnce(
          async () => (await table.insert([row]))[0] ?? null,
          () => read(row.id),
        ),
    }),

    /** Changes a row as long as it is still the revision that the change was made on. */
    updating: (
      refused: string,
      { typed = (values) => values, isToldByForm = false }: Updating<R> = {},
    ) => ({
      ...rows.updating<RowChange<R>>({
        refused,
        change: ({ base, values }) => ({ ...base, ...values }),
        rebase: ({ values }, base) => ({ base, values }),
        typed: ({ values }) => typed(values),
        isToldByForm,
        showsConflict: ({ isForm = isToldByForm }) => isForm,
      }),
      mutationFn: ({ base, values }: RowChange<R>, { client }: MutationFunctionContext) =>
        saveOnce({
          client,
          base,
          wanted: values,
          write: (revision) => table.update(base.id, revision, values),
          read,
        }),
    }),

    removing: (refused: string) => ({
      ...rows.removing(refused),
      mutationFn: (base: R, { client }: MutationFunctionContext) =>
        removeOnce({
          client,
          base,
          remove: (revision) => table.remove(base.id, revision),
          read,
        }),
    }),
  };
}
