import {
  type Mutation,
  type MutationKey,
  type MutationOptions,
  onlineManager,
  type QueryClient,
} from '@tanstack/react-query';
import { describeError } from '@/lib/describe-error.ts';
import { createSignal } from '@/lib/signal.ts';
import { isStale, StaleEditError } from './save-once.ts';

/** A change that waited without a network and was refused when it was sent: with what was entered, until decided. */
export type RefusedEdit = {
  readonly id: string;
  readonly mutationKey: MutationKey;
  readonly variables: unknown;
  /** What did not happen, and why. */
  readonly title: string;
  readonly reason: string;
  readonly typed: object;
};

export const refusedEdits = createSignal<readonly RefusedEdit[]>([]);
/** How each of them is sent again. */
const options = new Map<string, MutationOptions<unknown, Error, unknown, unknown>>();
const waited = new WeakSet<Mutation<unknown, Error, unknown, unknown>>();
const watched = new WeakSet<QueryClient>();

export function addRefusedEdit(
  entry: RefusedEdit,
  how: MutationOptions<unknown, Error, unknown, unknown>,
): void {
  options.set(entry.id, how);
  refusedEdits.set([...refusedEdits.get().filter(({ id }) => id !== entry.id), entry]);
}

export function dropRefusedEdit(id: string): void {
  options.delete(id);
  refusedEdits.set(refusedEdits.get().filter((entry) => entry.id !== id));
}

function refuse(mutation: Mutation<unknown, Error, unknown, unknown>, reason: string): void {
  const { mutationKey } = mutation.options;
  const words = mutation.meta?.edit;
  if (!words || !mutationKey) return;
  const { variables } = mutation.state;
  const typed = words.typed(variables);
  const id = crypto.randomUUID();
  addRefusedEdit(
    { id, mutationKey, variables, title: words.refused, reason, typed },
    mutation.options,
  );
}

/** From now on keeps every change that waited for the network and was refused; once for an app. */
export function watchRefusedEdits(client: QueryClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  const cache = client.getMutationCache();
  cache.subscribe((event) => {
    if (event.type !== 'added' && event.type !== 'updated') return;
    const mutation = cache.getAll().find((each) => each === event.mutation);
    if (!mutation) return;
    const isRestored = event.type === 'added' && mutation.state.isPaused;
    if (isRestored || (mutation.state.isPaused && !onlineManager.isOnline())) waited.add(mutation);
    if (event.type !== 'updated' || !waited.has(mutation)) return;
    if (event.action.type === 'error') refuse(mutation, describeError(mutation.state.error));
    if (event.action.type === 'success' && isStale(mutation.state.data))
      refuse(mutation, describeError(new StaleEditError()));
  });
}

/** Sends a refused change once more, on top of what stands now; false where that is no longer there. */
export function retryRefusedEdit(client: QueryClient, { id, variables }: RefusedEdit): boolean {
  const how = options.get(id);
  const next = how?.meta?.edit?.again(variables, client);
  if (!how || next === undefined) return false;
  dropRefusedEdit(id);
  const mutation = client.getMutationCache().build<unknown, Error, unknown, unknown>(client, how);
  // Refused again, it comes back to where it was.
  waited.add(mutation);
  mutation.execute(next).catch(() => undefined);
  return true;
}
