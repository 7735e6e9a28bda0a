import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Databases for data too large, or too much, for a stored value: one per kind, each with its object store. */
const databases = {
  /** Public reference data. */
  reads: ['pointfolio', 'queries'],
  /** Data by member: rows they saw, */
  seen: ['pointfolio-offline', 'members'],
  /** unsent changes, */
  edits: ['pointfolio-edits', 'tabs'],
  /** and unsaved drawings. */
  drafts: ['pointfolio-drafts', 'drafts'],
} as const;
type Kind = keyof typeof databases;

const opened = new Map<Kind, UseStore>();
let isRefused = false;

/** Reports a device that refuses (a private window, a full disk) once; the app continues without it. */
async function attempt<T>(kind: Kind, act: (store: UseStore) => Promise<T>, nothing: T) {
  try {
    // Even this check may throw, in a frame without any permissions.
    if (typeof indexedDB === 'undefined') return nothing;
    const [database, objects] = databases[kind];
    const store = opened.get(kind) ?? createStore(database, objects);
    opened.set(kind, store);
    return await act(store);
  } catch (error) {
    if (!isRefused) console.warn('This device does not keep everything that it is given.', error);
    isRefused = true;
    return nothing;
  }
}

/** Stores, finds and deletes data of one kind on this device. */
export function deviceStore<T>(kind: Kind) {
  return {
    get: (key: string) => attempt(kind, (store) => get<T>(key, store), undefined),
    set: (key: string, value: T) => attempt(kind, (store) => set(key, value, store), undefined),
    drop: (key: string) => attempt(kind, (store) => del(key, store), undefined),
    entries: () => attempt(kind, (store) => entries<string, T>(store), []),
    clear: () => attempt(kind, (store) => clear(store), undefined),
  };
}
