import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { deviceRefusal } from './stored.ts';

/** Storage for data too large for a stored value: one database per kind. */
const databases = {
  /** Reference data, which belongs to no member. */
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

/** Milliseconds to wait for the device; after one timeout, later calls hardly wait. */
let patience = 10_000;

/** Continues without an answer if IndexedDB hangs, as it does in some browsers; the operation may still complete. */
function notTooLong<T>(kind: Kind, work: Promise<T>, nothing: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (patience > 500) console.warn('This device does not answer.');
      patience = 500;
      deviceRefusal(kind).set(true);
      resolve(nothing);
    }, patience);
    work
      .finally(() => {
        clearTimeout(timer);
      })
      .then(resolve, reject);
  });
}

/** If a device refuses storage (a private window, a full disk), logs it once and continues without. */
async function attempt<T>(kind: Kind, act: (store: UseStore) => Promise<T>, nothing: T) {
  try {
    // Even this check may throw, in a frame without any permissions.
    if (typeof indexedDB === 'undefined') return nothing;
    const [database, objects] = databases[kind];
    const store = opened.get(kind) ?? createStore(database, objects);
    opened.set(kind, store);
    return await notTooLong(kind, act(store), nothing);
  } catch (error) {
    if (!deviceRefusal(kind).get()) console.warn('This device could not store everything.', error);
    deviceRefusal(kind).set(true);
    return nothing;
  }
}

export function deviceStore<T>(kind: Kind) {
  return {
    get: (key: string) => attempt(kind, (store) => get<T>(key, store), undefined),
    set: (key: string, value: T) =>
      attempt(
        kind,
        (store) => set(key, value, store).then(() => deviceRefusal(kind).set(false)),
        undefined,
      ),
    drop: (key: string) => attempt(kind, (store) => del(key, store), undefined),
    entries: () => attempt(kind, (store) => entries<string, T>(store), []),
    clear: () => attempt(kind, (store) => clear(store), undefined),
  };
}
