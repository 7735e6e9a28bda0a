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
import { createStore, del, entries, get, set } from 'idb-keyval';

/** Raise it when the shape of what is kept changes: what older builds kept is then thrown away. */
const SHAPE = '3';
const THIRTY_DAYS = 30 * 24 * 60 * 60_000;

function createDeviceStore() {
  return createStore('pointfolio', 'queries');
}

let store: ReturnType<typeof createDeviceStore> | undefined;

function getStore() {
  store ??= createDeviceStore();
  return store;
}

let isRefused = false;

/** A device that refuses (a private window, a full disk) is said so once, and the app goes on without it. */
async function orNothing<T>(act: () => Promise<T>, nothing: T): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isRefused) console.warn('This device keeps nothing of what was read.', error);
    isRefused = true;
    return nothing;
  }
}

function hasDatabase(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}

const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: !hasDatabase()
    ? undefined
    : {
        getItem: (key) => orNothing(() => get<PersistedQuery>(key, getStore()), undefined),
        setItem: (key, value) => orNothing(() => set(key, value, getStore()), undefined),
        removeItem: (key) => orNothing(() => del(key, getStore()), undefined),
        entries: () => orNothing(() => entries<string, PersistedQuery>(getStore()), []),
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
  // After the library has set how old the data is. A failure stands in the query's state, for those who show it.
  if (!isRead) {
    notifyManager.schedule(() => {
      if (query.isStale()) query.fetch().catch(() => undefined);
    });
  }
  return data;
}

/** Keeps what a query has by now, when it is one that is kept. */
export async function keepOnDevice(query: Query): Promise<void> {
  if (query.options.persister) await persister.persistQuery(query);
}
