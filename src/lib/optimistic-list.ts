import type { MutationFunctionContext, QueryKey } from '@tanstack/react-query';

type Row = { readonly id: string; readonly revision: number };

/** What an update found: saved, or changed by somebody else since it was read. */
export type UpdateOutcome<R> = { readonly kind: 'saved'; readonly row: R } | { kind: 'stale' };

/** What a removal found: removed, or changed by somebody else since it was read. */
export type RemovalOutcome = 'removed' | 'stale';

export type Report = (error: unknown) => void;

/**
 * The cache work of changing a list of rows before the server has answered. Each option rolls back its
 * own row only, so that two changes under way at once do not undo each other.
 */
export function optimisticList<R extends Row>(queryKey: QueryKey) {
  const read = ({ client }: MutationFunctionContext) =>
    client.getQueryData<readonly R[]>(queryKey) ?? [];
  const write = ({ client }: MutationFunctionContext, change: (rows: readonly R[]) => R[]) => {
    client.setQueryData<readonly R[]>(queryKey, (rows) => rows && change(rows));
  };
  const put = (context: MutationFunctionContext, row: R) => {
    write(context, (rows) => rows.map((each) => (each.id === row.id ? row : each)));
  };
  const drop = (context: MutationFunctionContext, id: string) => {
    write(context, (rows) => rows.filter((each) => each.id !== id));
  };
  const putBack = (context: MutationFunctionContext, row: R, index: number | undefined) => {
    write(context, (rows) => rows.toSpliced(index ?? rows.length, 0, row));
  };
  const stop = ({ client }: MutationFunctionContext) => client.cancelQueries({ queryKey });
  /** Revisions that changes of this tab have made: a row that is shown no more keeps its old one. */
  const made = new Map<string, number>();
  const take = (context: MutationFunctionContext, saved: R) => {
    made.set(saved.id, saved.revision);
    put(context, saved);
  };

  return {
    /** The revision a removal stands on: as it was seen, or as a change of this tab under way has left it. */
    revisionOf: (row: R) => Math.max(row.revision, made.get(row.id) ?? 0),

    adding: (report: Report) => ({
      onMutate: async (row: R, context: MutationFunctionContext) => {
        await stop(context);
        write(context, (rows) => [...rows, row]);
      },
      onSuccess: (saved: R, _row: R, _result: unknown, context: MutationFunctionContext) => {
        take(context, saved);
      },
      onError: (error: Error, row: R, _result: unknown, context: MutationFunctionContext) => {
        drop(context, row.id);
        report(error);
      },
    }),

    updating: <Variables>(change: (variables: Variables) => R, report: Report) => ({
      onMutate: async (variables: Variables, context: MutationFunctionContext) => {
        await stop(context);
        const next = change(variables);
        const before = read(context).find((row) => row.id === next.id);
        put(context, next);
        return before;
      },
      onSuccess: async (
        outcome: UpdateOutcome<R>,
        _variables: Variables,
        before: R | undefined,
        context: MutationFunctionContext,
      ) => {
        if (outcome.kind === 'saved') {
          take(context, outcome.row);
          return;
        }
        if (before) put(context, before);
        await context.client.invalidateQueries({ queryKey });
      },
      onError: (
        error: Error,
        _variables: Variables,
        before: R | undefined,
        context: MutationFunctionContext,
      ) => {
        if (before) put(context, before);
        report(error);
      },
    }),

    /** Takes note of a row that was saved in another way than by `updating`. */
    noteSaved: (row: R) => {
      made.set(row.id, row.revision);
    },

    /** `tellStale` hears of a row that somebody else has changed, once it is shown as it is now. */
    removing: (report: Report, tellStale?: (row: R) => void) => ({
      onMutate: async (row: R, context: MutationFunctionContext) => {
        await stop(context);
        const index = read(context).findIndex((each) => each.id === row.id);
        drop(context, row.id);
        return index;
      },
      onSuccess: async (
        outcome: RemovalOutcome,
        row: R,
        index: number | undefined,
        context: MutationFunctionContext,
      ) => {
        if (outcome === 'removed') return;
        putBack(context, row, index);
        await context.client.invalidateQueries({ queryKey });
        // One that is gone already is as was wanted.
        const latest = read(context).find(({ id }) => id === row.id);
        if (latest) tellStale?.(latest);
      },
      onError: (
        error: Error,
        row: R,
        index: number | undefined,
        context: MutationFunctionContext,
      ) => {
        putBack(context, row, index);
        report(error);
      },
    }),
  };
}
