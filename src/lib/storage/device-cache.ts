import {
  notifyManager,
  type Query,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import {
  type PersistedQuery,
  experimental_createQueryPersister,
} from '@tanstack/react-query-persist-client';
import { deviceStore } from './device-store.ts';

/** Raise it when the shape of what is kept changes: what older builds kept is then thrown away. */
const SHAPE = '6';
const THIRTY_DAYS = 30 * 24 * 60 * 60_000;
/** Milliseconds within which several changes of a query are kept as one: a catalog is large. */
const PAUSE = 1_000;

const store = deviceStore<PersistedQuery>('reads');
const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: {
    getItem: store.get,
    setItem: store.set,
    removeItem: store.drop,
    entries: store.entries,
  },
  serialize: (query) => query,
  deserialize: (query) => query,
  buster: SHAPE,
  maxAge: THIRTY_DAYS,
  prefix: 'reference',
  // Done below: the library leaves the failure of that read, and its end at a sign-out, unhandled.
  refetchOnRestore: false,
});

/**
 * Keeps a read on the device. Give it as `persister` in `queryOptions()` of public reference data
 * only: the next visit shows it before the network answers. The device may refuse to keep anything
 * (private windows, full disks); then the read works without.
 */
export async function devicePersister<T, Key extends QueryKey>(
  read: (context: QueryFunctionContext<Key>) => T | Promise<T>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<T> {
  let isRead = false;
  const data = await persister.persisterFn<T, Key>(
    (given) => {
      isRead = true;
      return read(given);
    },
    context,
    query,
  );
  // Runs after the library has set the age of the data. A failure is in the query's state, for screens that show it.
  if (!isRead) {
    notifyManager.schedule(() => {
      if (query.isStale()) query.fetch().catch(() => undefined);
    });
  }
  return data;
}

const waiting = new Set<Query>();

/** Keeps what a query has by then, a moment after it was changed, when it is one that is kept. */
export function keepOnDevice(query: Query): void {
  if (!query.options.persister || waiting.has(query)) return;
  waiting.add(query);
  setTimeout(() => {
    waiting.delete(query);
    void persister.persistQuery(query);
  }, PAUSE);
}
