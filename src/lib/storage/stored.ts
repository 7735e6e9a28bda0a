/** Where a value outlives its page: this browser, or this tab. */
export type Place = 'local' | 'session';

type StoredOptions<T> = {
  key: string;
  place: Place;
  /** What stands where nothing is kept, or what is kept makes no sense. */
  fallback: T;
  /** Reads what an earlier release, or anybody else, may have left; undefined where it makes no sense. */
  read: (kept: unknown) => T | undefined;
};

export type Stored<T> = {
  get: () => T;
  set: (value: T) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** Keys that begin so hold, in this browser, what a member wrote. */
export const OF_MEMBER = 'card-draft:';

/** What forgets the values that this tab keeps, and have been read already. */
const forgetOfTab = new Set<() => void>();

/** Takes everything away that is kept for this tab, and what a member wrote in this browser. */
export function clearStored(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OF_MEMBER)) localStorage.removeItem(key);
    }
  } catch (error) {
    console.warn('This browser keeps nothing of the tab.', error);
  }
  for (const forget of forgetOfTab) forget();
}

/**
 * A value of one type that lasts. Storage may be absent, full or hold junk: then the value lasts as long as the page.
 * `get` returns the same object until it changes, as `useSyncExternalStore` needs it.
 */
export function createStored<T>(options: StoredOptions<T>): Stored<T> {
  const { key, place, fallback, read } = options;
  // Asked for each time: where storage is forbidden, its name alone throws.
  const open = () => (place === 'local' ? localStorage : sessionStorage);
  const listeners = new Set<() => void>();
  let known: { value: T } | undefined;

  const load = (): T => {
    try {
      const text = open().getItem(key);
      const kept: unknown = text === null ? undefined : JSON.parse(text);
      return (kept === undefined ? undefined : read(kept)) ?? fallback;
    } catch (error) {
      console.warn(`What is kept as ${key} cannot be read.`, error);
      return fallback;
    }
  };
  const keep = (text: string | null) => {
    try {
      if (text === null) open().removeItem(key);
      else open().setItem(key, text);
    } catch (error) {
      console.warn(`${key} cannot be kept.`, error);
    }
  };
  const publish = (next: { value: T } | undefined) => {
    known = next;
    for (const listener of listeners) listener();
  };
  if (place === 'session') {
    forgetOfTab.add(() => {
      publish(undefined);
    });
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) publish(undefined);
  };

  return {
    get: () => (known ??= { value: load() }).value,
    set: (value) => {
      keep(JSON.stringify(value));
      publish({ value });
    },
    clear: () => {
      keep(null);
      publish(undefined);
    },
    subscribe: (listener) => {
      // Other tabs write to the same storage.
      if (listeners.size === 0 && place === 'local') window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
