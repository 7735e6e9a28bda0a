/** Where a value outlives its page: this browser, this tab, or a cookie that the server sees too. */
export type Place = 'local' | 'session' | 'cookie';

type StoredOptions<T> = {
  key: string;
  place: Place;
  /** What stands where nothing is kept, or what is kept makes no sense. */
  fallback: T;
  /** Reads what an earlier release, or anybody else, may have left; undefined where it makes no sense. */
  read: (kept: unknown) => T | undefined;
  /** Seconds; cookies only. */
  maxAge?: number;
};

export type Stored<T> = {
  get: () => T;
  set: (value: T) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

const FOUR_HUNDRED_DAYS = 400 * 24 * 60 * 60;

function readText(place: Place, key: string): string | null {
  if (place === 'local') return localStorage.getItem(key);
  if (place === 'session') return sessionStorage.getItem(key);
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${key}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(key.length + 1));
}

function writeText(place: Place, key: string, text: string | null, maxAge: number): void {
  if (place === 'cookie') {
    const age = text === null ? 0 : maxAge;
    document.cookie = `${key}=${encodeURIComponent(text ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax`;
    return;
  }
  const storage = place === 'local' ? localStorage : sessionStorage;
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

/**
 * A value of one type that lasts. Storage may be absent, full or hold junk: then the value lasts as long as the page.
 * `get` returns the same object until it changes, as `useSyncExternalStore` needs it.
 */
export function createStored<T>(options: StoredOptions<T>): Stored<T> {
  const { key, place, fallback, read, maxAge = FOUR_HUNDRED_DAYS } = options;
  const listeners = new Set<() => void>();
  let known: { value: T } | undefined;

  const load = (): T => {
    try {
      const text = readText(place, key);
      const kept: unknown = text === null ? undefined : JSON.parse(text);
      return (kept === undefined ? undefined : read(kept)) ?? fallback;
    } catch (error) {
      console.warn(`What is kept as ${key} cannot be read.`, error);
      return fallback;
    }
  };
  const keep = (text: string | null) => {
    try {
      writeText(place, key, text, maxAge);
    } catch (error) {
      console.warn(`${key} cannot be kept.`, error);
    }
  };
  const publish = (next: { value: T } | undefined) => {
    known = next;
    for (const listener of listeners) listener();
  };
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
