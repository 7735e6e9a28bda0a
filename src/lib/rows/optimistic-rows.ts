import type { MutationFunctionContext, QueryClient, QueryKey } from '@tanstack/react-query';
import type { EditWords } from '@/lib/edits/edit-words.ts';
import { noteOwnSave } from '@/lib/edits/own-revisions.ts';
import type { UpdateOutcome } from '@/lib/edits/save-once.ts';
import { StaleEditError } from '@/lib/edits/stale-edit-error.ts';
import { type Report, tellEdit } from '@/lib/edits/tell-edit.ts';
import { shouldRetryEdit } from '@/lib/edits/should-retry-edit.ts';
import type { Row } from './member-table.ts';

/** What a change under way has done to the list; it is kept on the device with the change. */
type Undo<R> = { readonly rowId: string; readonly before?: R | undefined; readonly index?: number };

type Updating<Variables, R> = {
  /** The sentence for the person where it fails. */
  readonly refused: string;
  /** The row as it will be. */
  readonly change: (variables: Variables) => R;
  /** The same change on top of a newer row. */
  readonly rebase: (variables: Variables, current: R) => Variables;
  /** What the person entered. */
  readonly typed: (variables: Variables) => object;
  /** The form that sent it says itself what failed, and can send it again. */
  readonly isToldByForm?: boolean;
  /** The form that sent it stays, and shows what somebody else changed first. */
  readonly showsConflict?: (variables: Variables) => boolean;
};

/**
 * The cache work of changing a list of rows before the server has answered. Each option rolls back its
 * own row only, so that two changes under way at once do not undo each other.
 */
export function optimisticRows<R extends Row>(queryKey: QueryKey, report: Report) {
  const readRows = (client: QueryClient) => client.getQueryData<readonly R[]>(queryKey) ?? [];
  const write = ({ client }: MutationFunctionContext, change: (rows: readonly R[]) => R[]) => {
    client.setQueryData<readonly R[]>(queryKey, (rows) => rows && change(rows));
  };
  const put = (context: MutationFunctionContext, row: R) => {
    write(context, (rows) => rows.map((each) => (each.id === row.id ? row : each)));
  };
  const add = (context: MutationFunctionContext, row: R) => {
    write(context, (rows) =>
      rows.some(({ id }) => id === row.id)
        ? rows.map((each) => (each.id === row.id ? row : each))
        : [...rows, row],
    );
  };
  const drop = (context: MutationFunctionContext, id: string) => {
    write(context, (rows) => rows.filter((each) => each.id !== id));
  };
  const putBack = (
    context: MutationFunctionContext,
    row: R,
    undo: { index?: number } | undefined,
  ) => {
    write(context, (rows) =>
      rows.some(({ id }) => id === row.id)
        ? [...rows]
        : rows.toSpliced(undo?.index ?? rows.length, 0, row),
    );
  };
  const stop = ({ client }: MutationFunctionContext) => client.cancelQueries({ queryKey });
  const key = (verb: string) => ['edit', ...queryKey, verb];

  /** The rows of the changes that are under way or wait, a row as often as it is changed. */
  const listChanged = ({ client }: MutationFunctionContext) =>
    client
      .getMutationCache()
      .findAll({ status: 'pending' })
      .flatMap(({ state: { context } }): unknown[] =>
        typeof context === 'object' && context !== null && 'rowId' in context
          ? [context.rowId]
          : [],
      );
  /** Whether the row shows a further change that waits behind this one. */
  const isChangedAgain = (context: MutationFunctionContext, id: string) =>
    listChanged(context).filter((each) => each === id).length > 1;

  /** Reads the list anew; rows whose changes still wait are shown as these have them, which the answer does not know. */
  const invalidate = async (context: MutationFunctionContext, id?: string) => {
    const waiting = new Set(listChanged(context).filter((each) => each !== id));
    const shown = readRows(context.client).filter((row) => waiting.has(row.id));
    await context.client.invalidateQueries({ queryKey });
    for (const row of shown) add(context, row);
    const kept = new Set(shown.map((row) => row.id));
    write(context, (rows) => rows.filter((row) => !waiting.has(row.id) || kept.has(row.id)));
  };

  const tell = <Variables>(
    words: EditWords<Variables>,
    error: Error,
    variables: Variables,
    context: MutationFunctionContext,
  ) => {
    tellEdit({ words, report }, error, variables, context);
  };

  return {
    key,
    write,
    stop,
    invalidate,

    adding: (refused: string) => {
      const words: EditWords<R> = { refused, typed: (row) => row, again: (row) => row };
      return {
        takeOut: drop,
        mutationKey: key('add'),
        meta: { edit: words },
        retry: shouldRetryEdit,
        onMutate: async (row: R, context: MutationFunctionContext): Promise<Undo<R>> => {
          await stop(context);
          add(context, row);
          return { rowId: row.id };
        },
        onSuccess: (saved: R, row: R, _undo: unknown, context: MutationFunctionContext) => {
          // Found with a later one by a repeat, it has been changed by somebody else meanwhile.
          if (saved.revision === 1) noteOwnSave(context.client, row.id, row.revision, 1);
          if (!isChangedAgain(context, row.id)) add(context, saved);
        },
        onError: (error: Error, row: R, _undo: unknown, context: MutationFunctionContext) => {
          drop(context, row.id);
          tell(words, error, row, context);
        },
      };
    },

    updating: <Variables>({
      refused,
      change,
      rebase,
      typed,
      isToldByForm = false,
      showsConflict = () => isToldByForm,
    }: Updating<Variables, R>) => {
      const words: EditWords<Variables> = {
        refused,
        typed,
        again: (variables, client) => {
          const { id } = change(variables);
          const current = readRows(client).find((row) => row.id === id);
          return current && rebase(variables, current);
        },
      };
      return {
        mutationKey: key('update'),
        meta: { edit: words },
        retry: shouldRetryEdit,
        onMutate: async (
          variables: Variables,
          context: MutationFunctionContext,
        ): Promise<Undo<R>> => {
          await stop(context);
          const next = change(variables);
          const before = readRows(context.client).find((row) => row.id === next.id);
          put(context, next);
          return { rowId: next.id, before };
        },
        onSuccess: async (
          outcome: UpdateOutcome<R>,
          variables: Variables,
          undo: Undo<R> | undefined,
          context: MutationFunctionContext,
        ) => {
          if (outcome.kind === 'saved') {
            const { row } = outcome;
            if (!isChangedAgain(context, row.id)) put(context, row);
            return;
          }
          if (undo?.before) put(context, undo.before);
          await invalidate(context, change(variables).id);
          if (!showsConflict(variables)) tell(words, new StaleEditError(), variables, context);
        },
        onError: (
          error: Error,
          variables: Variables,
          undo: Undo<R> | undefined,
          context: MutationFunctionContext,
        ) => {
          if (undo?.before) put(context, undo.before);
          if (!isToldByForm) tell(words, error, variables, context);
        },
      };
    },

    removing: (refused: string) => {
      const words: EditWords<R> = {
        refused,
        typed: () => ({}),
        again: ({ id }, client) => readRows(client).find((row) => row.id === id),
      };
      return {
        putBack,
        mutationKey: key('remove'),
        meta: { edit: words },
        retry: shouldRetryEdit,
        onMutate: async (row: R, context: MutationFunctionContext): Promise<Undo<R>> => {
          await stop(context);
          const index = readRows(context.client).findIndex((each) => each.id === row.id);
          drop(context, row.id);
          return { rowId: row.id, index };
        },
        onError: async (
          error: Error,
          row: R,
          undo: Undo<R> | undefined,
          context: MutationFunctionContext,
        ) => {
          putBack(context, row, undo);
          if (error instanceof StaleEditError) await invalidate(context, row.id);
          tell(words, error, row, context);
        },
      };
    },
  };
}
