import {
  hashKey,
  type Mutation,
  type MutationFunctionContext,
  type MutationKey,
  type QueryClient,
} from '@tanstack/react-query';
import { HttpError, isUnreadable } from '@/lib/http-error.ts';
import { getErrorStatus, MAX_RETRIES, shouldRetryWrite } from '@/lib/retry-policy.ts';
import { keepIfWaited, sendAgain } from './refused-edits.ts';
import { isStale, StaleEditError } from './save-once.ts';
import { type Effect, settleEdit, showEdit } from './shown-edits.ts';

/** How an offline-capable change is described, and how it reports a final refusal. */
interface EditWords<Variables = unknown> {
  /** A sentence: what did not happen. */
  readonly refused: string;
  readonly effects?: readonly Effect<Variables>[];
  // Methods, so that the words of any change are words of a change.
  /** The values the person entered. */
  typed(variables: Variables): object;
  /** The same change applied to the current row; undefined if nothing is left to change. */
  again(variables: Variables, client: QueryClient): Variables | undefined;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { edit?: EditWords };
  }
}

export type Report = (title: string) => (error: unknown, onRetry?: () => void) => void;

type Edit<Variables, Answer, Kept> = Partial<Pick<EditWords<Variables>, 'typed' | 'again'>> & {
  /** Finds its functions again where it has waited through a reload. */
  readonly key: MutationKey;
  readonly refused: string;
  readonly report: Report;
  readonly effects: readonly Effect<Variables, Answer>[];
  /** Makes the change once, however often it is sent. */
  readonly send: (variables: Variables, context: MutationFunctionContext) => Promise<Answer>;
  /** Captures state when the change is made; `findEdit` returns it as the context. */
  readonly remember?: (client: QueryClient) => Kept;
  readonly onSaved?: (answer: Answer, variables: Variables, client: QueryClient) => unknown;
  /** True if the screen that sent the change reports the outcome itself. */
  readonly isToldByScreen?: (variables: Variables, isConflict: boolean) => boolean;
  /** Reports a conflict in place of the default message. */
  readonly tellConflict?: () => void;
};

/** The change that is under way with these variables: changes run one after the other, so the first that waits. */
export function findEdit(
  { client, mutationKey }: MutationFunctionContext,
  variables: unknown,
): Mutation | undefined {
  return client
    .getMutationCache()
    .findAll({ ...(mutationKey && { mutationKey, exact: true }), status: 'pending' })
    .find(({ state }) => state.variables === variables);
}

/** Retries rate-limited changes as often as needed, since they were never applied, and idempotent unknown outcomes. */
export function shouldRetryEdit(failureCount: number, error: unknown): boolean {
  const isLimited = error instanceof HttpError && error.isLimit;
  if (shouldRetryWrite(isLimited ? 0 : failureCount, error)) return true;
  return failureCount < MAX_RETRIES && getErrorStatus(error) === undefined && isUnreadable(error);
}

/** True if the server answered and may hold different data than the screen shows. */
function isRefusal(error: Error): boolean {
  const status = getErrorStatus(error) ?? 0;
  return status >= 400 && status < 500;
}

/** Hashes of queries that may differ from the database. */
const unsure = new WeakMap<QueryClient, Set<string>>();

/** Refetches the data behind refused changes, once no change is pending. */
async function readUnsure(client: QueryClient): Promise<void> {
  const due = unsure.get(client);
  const isAny = (due?.size ?? 0) > 0;
  if (!isAny || client.isMutating({ predicate: ({ meta }) => meta?.edit !== undefined }) > 1)
    return;
  unsure.delete(client);
  await client.invalidateQueries({ predicate: ({ queryHash }) => due?.has(queryHash) === true });
}

/**
 * Defines a change to the member's own data: shown at once, sent in order, and rolled back with a message if refused.
 * A failed change can be sent again as it was; a refused one is reapplied to the current row.
 */
export function defineEdit<Variables, Answer, Kept = undefined>({
  key,
  refused,
  report,
  effects,
  send,
  typed = () => ({}),
  again = (variables) => variables,
  remember,
  onSaved,
  isToldByScreen = () => false,
  tellConflict,
}: Edit<Variables, Answer, Kept>) {
  const words: EditWords<Variables> = { refused, effects, typed, again };

  const tell = (error: Error, variables: Variables, context: MutationFunctionContext) => {
    const { client } = context;
    const edit = findEdit(context, variables);
    const isConflict = error instanceof StaleEditError;
    if (isToldByScreen(variables, isConflict)) return;
    if (isConflict && tellConflict) {
      tellConflict();
      return;
    }
    const retry = () => {
      // A failed change is sent again unchanged; if the row has changed since, the server refuses it.
      const next = isConflict ? again(variables, client) : variables;
      if (edit && next !== undefined) sendAgain(client, edit.options, next);
    };
    const isPossible = !isConflict || again(variables, client) !== undefined;
    report(refused)(error, edit && isPossible ? retry : undefined);
  };

  const refuse = async (error: Error, variables: Variables, context: MutationFunctionContext) => {
    const { client } = context;
    const edit = findEdit(context, variables);
    if (edit) settleEdit(client, edit);
    if (isRefusal(error)) {
      const hashes = effects.map(({ queryKey }) => hashKey(queryKey));
      unsure.set(client, new Set([...(unsure.get(client) ?? []), ...hashes]));
    }
    await readUnsure(client);
    // Runs last: if the page closes before this, the change is sent again.
    if (edit) keepIfWaited(edit, error);
    tell(error, variables, context);
  };

  return {
    mutationKey: key,
    meta: { edit: words },
    // Changes are sent in the order they were made.
    scope: { id: 'edits' },
    retry: shouldRetryEdit,
    mutationFn: send,
    onMutate: async (_variables: Variables, { client }: MutationFunctionContext) => {
      const kept = remember?.(client);
      await Promise.all(effects.map(({ queryKey }) => client.cancelQueries({ queryKey })));
      showEdit(client, effects);
      return kept;
    },
    onSuccess: async (
      answer: Answer,
      variables: Variables,
      _kept: unknown,
      context: MutationFunctionContext,
    ) => {
      if (isStale(answer)) {
        await refuse(new StaleEditError(), variables, context);
        return;
      }
      const edit = findEdit(context, variables);
      if (edit) settleEdit(context.client, edit, { answer });
      await onSaved?.(answer, variables, context.client);
      void readUnsure(context.client);
    },
    onError: (
      error: Error,
      variables: Variables,
      _kept: unknown,
      context: MutationFunctionContext,
    ) => refuse(error, variables, context),
  };
}
