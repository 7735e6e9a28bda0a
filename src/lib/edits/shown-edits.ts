import { hashKey, type Mutation, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** How a change shows in what a query holds. */
export interface Effect<Variables = unknown, Answer = unknown> {
  readonly queryKey: QueryKey;
  // Methods, so that an effect of any change is an effect of a change.
  /** The data with the change in it; made once more, it changes nothing. */
  apply(data: unknown, variables: Variables): unknown;
  /** The data with what the server answered in it. */
  take?(data: unknown, answer: Answer): unknown;
}

/** What a query holds without the changes that are on their way, and what it shows with them. */
type Held = { base: unknown; shown: unknown; isDrawing: boolean };

type Known = { readonly held: Map<string, Held>; readonly settled: WeakSet<Mutation> };
const known = new WeakMap<QueryClient, Known>();

function knownOf(client: QueryClient): Known {
  const found = known.get(client);
  if (found) return found;
  const made: Known = { held: new Map(), settled: new WeakSet() };
  known.set(client, made);
  // What else comes into a query is what the database has: the changes on their way are shown on top of it.
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

/** Shows what a query holds with every change that is on its way, in the order in which they were made. */
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
    // It is no newer for it, and what waits to be read still does.
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

/** What a query holds without the changes that are on their way. */
export function readBase(client: QueryClient, queryHash: string, data: unknown): unknown {
  const held = known.get(client)?.held.get(queryHash);
  return held ? held.base : data;
}
