import { hashKey, type Mutation, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** How a pending change alters a query's data. */
export interface Effect<Variables = unknown, Answer = unknown> {
  readonly queryKey: QueryKey;
  // Methods, so that an effect of any change is an effect of a change.
  /** The data with the change in it; made once more, it changes nothing. */
  apply(data: unknown, variables: Variables): unknown;
  /** Merges the server's answer into the data. */
  take?(data: unknown, answer: Answer): unknown;
}

/** A query's data without pending changes, and as shown with them. */
type Held = { base: unknown; shown: unknown; isDrawing: boolean };

type Known = { readonly held: Map<string, Held>; readonly settled: WeakSet<Mutation> };
const known = new WeakMap<QueryClient, Known>();

function knownOf(client: QueryClient): Known {
  const found = known.get(client);
  if (found) return found;
  const made: Known = { held: new Map(), settled: new WeakSet() };
  known.set(client, made);
  // Any other write to a query comes from the database: pending changes are applied on top of it.
  const cache = client.getQueryCache();
  cache.subscribe(({ type, query: { queryHash } }) => {
    const held = made.held.get(queryHash);
    const query = cache.get(queryHash);
    if (type !== 'updated' || !held || !query || held.isDrawing) return;
    if (query.state.data === held.shown) return;
    held.base = query.state.data;
    draw(client, query.queryKey);
  });
  return made;
}

const effectsOf = ({ meta }: Mutation): readonly Effect[] => meta?.edit?.effects ?? [];

/** Shows a query's data with every pending change, in the order they were made. */
function draw(client: QueryClient, queryKey: QueryKey): void {
  const { held, settled } = knownOf(client);
  const hash = hashKey(queryKey);
  const query = client.getQueryCache().get(hash);
  const list = held.get(hash);
  if (!list) return;
  const edits = client
    .getMutationCache()
    .findAll({ status: 'pending', predicate: (mutation) => !settled.has(mutation) })
    .flatMap((mutation) =>
      effectsOf(mutation)
        .filter((effect) => hashKey(effect.queryKey) === hash)
        .map((effect) => (data: unknown) => effect.apply(data, mutation.state.variables)),
    );
  if (query && list.base !== undefined) {
    const { isInvalidated, dataUpdatedAt } = query.state;
    const data = edits.reduce<unknown>((shown, edit) => edit(shown), list.base);
    list.isDrawing = true;
    // Keeps the data's age and its stale mark: showing an edit is not a read.
    client.setQueryData(queryKey, data, { updatedAt: dataUpdatedAt });
    if (isInvalidated) query.invalidate();
    list.shown = query.state.data;
    list.isDrawing = false;
  }
  if (edits.length === 0) held.delete(hash);
}

/** Shows a change that is on its way from now on. */
export function showEdit(client: QueryClient, effects: readonly Effect[]): void {
  const { held } = knownOf(client);
  for (const { queryKey } of effects) {
    const data = client.getQueryData<unknown>(queryKey);
    const hash = hashKey(queryKey);
    if (!held.has(hash)) held.set(hash, { base: data, shown: data, isDrawing: false });
    draw(client, queryKey);
  }
}

/** The change is done, with this answer; or, without one, as if it had never been made. */
export function settleEdit(
  client: QueryClient,
  mutation: Mutation,
  outcome?: { readonly answer: unknown },
): void {
  const { held, settled } = knownOf(client);
  settled.add(mutation);
  for (const effect of effectsOf(mutation)) {
    const list = held.get(hashKey(effect.queryKey));
    if (list?.base !== undefined && outcome) {
      const made = effect.apply(list.base, mutation.state.variables);
      list.base = effect.take ? effect.take(made, outcome.answer) : made;
    }
    draw(client, effect.queryKey);
  }
}

/** Reads a query's data without pending changes. */
export function readBase(client: QueryClient, queryHash: string, data: unknown): unknown {
  const held = known.get(client)?.held.get(queryHash);
  return held ? held.base : data;
}
