import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** What is too large, or too much, for a stored value: each kind has a database of its own, and its objects in it. */
const databases = {
  /** Reference data, and nobody's. */
  reads: ['pointfolio', 'queries'],
  /** The rest by member: what they saw, */
  seen: ['pointfolio-offline', 'members'],
  /** changed and could not send, */
  edits: ['pointfolio-edits', 'tabs'],
  /** and drew without saving it. */
  drafts: ['pointfolio-drafts', 'drafts'],
} as const;
type Kind = keyof typeof databases;

const opened = new Map<Kind, UseStore>();
let isRefused = false;

/** Milliseconds that a page waits for the device; once it has kept one read waiting, no other waits for it. */
let patience = 5_000;

/** Some browsers leave a database unanswered: the page goes on without it, and what was asked of it may still be done. */
function notTooLong<T>(work: Promise<T>, nothing: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (patience > 0) console.warn('This device does not answer.');
      patience = 0;
      resolve(nothing);
    }, patience);
    work
      .finally(() => {
        clearTimeout(timer);
      })
      .then(resolve, reject);
  });
}

/** A device that refuses (a private window, a full disk) is said so once, and the app goes on without it. */
async function attempt<T>(kind: Kind, act: (store: UseStore) => Promise<T>, nothing: T) {
  try {
    // Even asking may throw, in a frame that is allowed nothing.
    if (typeof indexedDB === 'undefined') return nothing;
    const [database, objects] = databases[kind];
    const store = opened.get(kind) ?? createStore(database, objects);
    opened.set(kind, store);
    return await notTooLong(act(store), nothing);
  } catch (error) {
    if (!isRefused) console.warn('This device does not keep everything that it is given.', error);
    isRefused = true;
    return nothing;
  }
}

/** Keeps, finds and forgets what is of one kind on this device. */
export function deviceStore<T>(kind: Kind) {
  return {
    get: (key: string) => attempt(kind, (store) => get<T>(key, store), undefined),
    set: (key: string, value: T) => attempt(kind, (store) => set(key, value, store), undefined),
    drop: (key: string) => attempt(kind, (store) => del(key, store), undefined),
    entries: () => attempt(kind, (store) => entries<string, T>(store), []),
    clear: () => attempt(kind, (store) => clear(store), undefined),
  };
}
