import { createSignal } from '@/lib/signal.ts';

const refusals = new Map<string, ReturnType<typeof createSignal<boolean>>>();

/** True while this device stores nothing under a key or in a database, as with a full disk: nothing of it is kept then. */
export function deviceRefusal(of: string) {
  const refusal = refusals.get(of) ?? createSignal(false);
  refusals.set(of, refusal);
  return refusal;
}

/** Storage that outlives a page: this browser, or this tab. */
export type Place = 'local' | 'session';

// Looked up each time: where storage is forbidden, even its name throws.
const open = (place: Place) => (place === 'local' ? localStorage : sessionStorage);

/** True if a value is stored under a key; works without its reader. */
export function isKept(place: Place, key: string): boolean {
  try {
    return open(place).getItem(key) !== null;
  } catch {
    return false;
  }
}

type StoredOptions<T> = {
  key: string;
  place: Place;
  /** Value if nothing valid is stored. */
  fallback: T;
  /** Reads a value that an earlier release, or other code, may have stored; undefined if it is invalid. */
  read: (kept: unknown) => T | undefined;
};

type Stored<T> = {
  get: () => T;
  set: (value: T) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** Number of clearings: values read before the latest are outdated. */
let clearings = 0;
/** Notify the listeners of a value. */
const publishers = new Set<() => void>();

/** Deletes all data stored for this tab, and reads the rest again. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser without storage keeps nothing of the tab.
  }
  clearings += 1;
  for (const publish of publishers) publish();
}

/**
 * Creates a stored value of one type. Storage may be absent, full or hold junk: then the value lasts as long as the
 * page. `get` returns the same object until it changes, as `useSyncExternalStore` needs it.
 */
export function createStored<T>(options: StoredOptions<T>): Stored<T> {
  const { key, place, fallback, read } = options;
  const listeners = new Set<() => void>();
  let known: { value: T; clearing: number } | undefined;

  const load = (): T => {
    try {
      const text = open(place).getItem(key);
      const kept: unknown = text === null ? undefined : JSON.parse(text);
      return (kept === undefined ? undefined : read(kept)) ?? fallback;
    } catch (error) {
      console.warn(`What is kept as ${key} cannot be read.`, error);
      return fallback;
    }
  };
  const keep = (text: string | null) => {
    try {
      if (text === null) open(place).removeItem(key);
      else open(place).setItem(key, text);
      deviceRefusal(key).set(false);
    } catch (error) {
      console.warn(`${key} cannot be kept.`, error);
      deviceRefusal(key).set(true);
    }
  };
  const publish = () => {
    for (const listener of listeners) listener();
  };
  const forget = () => {
    known = undefined;
    publish();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) forget();
  };
  // Safari hands no event to a page that it keeps for the Back button.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) forget();
  };

  return {
    get: () => {
      if (known?.clearing !== clearings) known = { value: load(), clearing: clearings };
      return known.value;
    },
    set: (value) => {
      keep(JSON.stringify(value));
      known = { value, clearing: clearings };
      publish();
    },
    clear: () => {
      keep(null);
      forget();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        publishers.add(publish);
        // Other tabs write to the same storage.
        if (place === 'local') {
          window.addEventListener('storage', onStorage);
          window.addEventListener('pageshow', onReturn);
        }
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        publishers.delete(publish);
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onReturn);
      };
    },
  };
}
