/** Where a value outlives its page: this browser, or this tab. */
export type Place = 'local' | 'session';

// Asked for each time: where storage is forbidden, its name alone throws.
const open = (place: Place) => (place === 'local' ? localStorage : sessionStorage);

/** Whether anything is kept under a key, without what reads it. */
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

/** Raised with each clearing: what was read before no longer stands. */
let clearings = 0;
/** Tells those who listen to a value. */
const publishers = new Set<() => void>();

/** Call it after the storage was cleared. */
export function forgetStored(): void {
  clearings += 1;
  for (const publish of publishers) publish();
}

/**
 * A value of one type that lasts. Storage may be absent, full or hold junk: then the value lasts as long as the page.
 * `get` returns the same object until it changes, as `useSyncExternalStore` needs it.
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
    } catch (error) {
      console.warn(`${key} cannot be kept.`, error);
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
        if (place === 'local') window.addEventListener('storage', onStorage);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        publishers.delete(publish);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
