import {
  type Mutation,
  type MutationKey,
  type MutationOptions,
  onlineManager,
  type QueryClient,
} from '@tanstack/react-query';
import { describeError } from '@/lib/describe-error.ts';
import { createSignal } from '@/lib/signal.ts';

export type RefusedEdit = {
  readonly id: string;
  readonly mutationKey: MutationKey;
  readonly variables: unknown;
  readonly title: string;
  readonly reason: string;
  readonly typed: object;
};

type Options = MutationOptions<unknown, Error, unknown, unknown>;

export const refusedEdits = createSignal<readonly RefusedEdit[]>([]);
/** Mutation options of each refused edit, for sending it again. */
const optionsOf = new Map<string, Options>();
const waited = new WeakSet<Mutation>();

/** Starts tracking which changes wait for the network; called once per app. */
export function watchWaitingEdits(client: QueryClient): void {
  const cache = client.getMutationCache();
  cache.subscribe(({ type, mutation }) => {
    const found = cache.getAll().find((each) => each === mutation);
    if (!found?.state.isPaused) return;
    // Restored, it has waited in the page before this one.
    if (type === 'added' || !onlineManager.isOnline()) waited.add(found);
  });
}

export function addRefusedEdit(entry: RefusedEdit, options: Options): void {
  optionsOf.set(entry.id, options);
  refusedEdits.set([...refusedEdits.get().filter(({ id }) => id !== entry.id), entry]);
}

export function dropRefusedEdit(id: string): void {
  optionsOf.delete(id);
  refusedEdits.set(refusedEdits.get().filter((entry) => entry.id !== id));
}

/** Keeps a refused change that had waited, since the person may not have seen the failure. */
export function keepIfWaited(mutation: Mutation, error: Error): void {
  const words = mutation.meta?.edit;
  const { mutationKey } = mutation.options;
  if (!waited.has(mutation) || !words || !mutationKey) return;
  const { variables } = mutation.state;
  const [id, reason] = [crypto.randomUUID(), describeError(error)];
  const [title, typed] = [words.refused, words.typed(variables)];
  addRefusedEdit({ id, mutationKey, variables, title, reason, typed }, mutation.options);
}

/** Sends a change again; the change reports its own outcome. */
export function sendAgain(client: QueryClient, options: Options, variables: unknown): Mutation {
  const mutation = client
    .getMutationCache()
    .build<unknown, Error, unknown, unknown>(client, options);
  mutation.execute(variables).catch(() => undefined);
  return mutation;
}

/** Reapplies a refused change to the current row and sends it; false if the row is gone. */
export function retryRefusedEdit(client: QueryClient, { id, variables }: RefusedEdit): boolean {
  const options = optionsOf.get(id);
  const next = options?.meta?.edit?.again(variables, client);
  if (!options || next === undefined) return false;
  dropRefusedEdit(id);
  // Refused again, it comes back to where it was.
  waited.add(sendAgain(client, options, next));
  return true;
}
