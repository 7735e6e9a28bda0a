import type { Query } from '@tanstack/react-query';
import {
  type PersistedQuery,
  experimental_createQueryPersister,
} from '@tanstack/react-query-persist-client';
import { createStore, del, entries, get, set } from 'idb-keyval';

/** Raise it when the shape of what is kept changes: what older builds kept is then thrown away. */
const SHAPE = '2';
const THIRTY_DAYS = 30 * 24 * 60 * 60_000;

function createDeviceStore() {
  return createStore('pointfolio', 'queries');
}

let store: ReturnType<typeof createDeviceStore> | undefined;

function getStore() {
  store ??= createDeviceStore();
  return store;
}

const persister = experimental_createQueryPersister<PersistedQuery>({
  storage:
    typeof indexedDB === 'undefined'
      ? undefined
      : {
          getItem: (key) => get<PersistedQuery>(key, getStore()),
          setItem: (key, value) => set(key, value, getStore()),
          removeItem: (key) => del(key, getStore()),
          entries: () => entries<string, PersistedQuery>(getStore()),
        },
  serialize: (query) => query,
  deserialize: (query) => query,
  buster: SHAPE,
  maxAge: THIRTY_DAYS,
  prefix: 'reference',
});

/**
 * Keeps a read on the device. Give it as `persister` in `queryOptions()` of public reference data
 * only: the next visit shows it before the network answers. The device may refuse to keep anything
 * (private windows, full disks); then the read works without.
 */
export const devicePersister = persister.persisterFn;

/** Keeps what a query has by now, when it is one that is kept. */
export async function keepOnDevice(query: Query): Promise<void> {
  if (query.options.persister) await persister.persistQuery(query);
}
