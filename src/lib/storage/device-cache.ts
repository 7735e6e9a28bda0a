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

/** Increase when the shape of stored data changes: data of older builds is then dropped. */
const SHAPE = '7';
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
  // Done below: the library does not handle a failure of that read, or its cancellation at sign-out.
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
  // Runs after the library has set the data's age. A failure stays in the query's state.
  if (!isRead) {
    notifyManager.schedule(() => {
      if (query.isStale()) query.fetch().catch(() => undefined);
    });
  }
  return data;
}

const waiting = new Set<Query>();

/** Stores a query's data shortly after a change, if it is a kind that is stored. */
export function keepOnDevice(query: Query): void {
  if (!query.options.persister || waiting.has(query)) return;
  waiting.add(query);
  setTimeout(() => {
    waiting.delete(query);
    void persister.persistQuery(query);
  }, PAUSE);
}
