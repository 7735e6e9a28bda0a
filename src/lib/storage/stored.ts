import { dropCookie, findCookie, writeCookie } from '@/lib/cookies.ts';

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
  const kept = findCookie(key);
  return kept === undefined ? null : decodeURIComponent(kept);
}

function writeText(place: Place, key: string, text: string | null, maxAge: number): void {
  if (place === 'cookie') {
    if (text === null) dropCookie(key);
    else writeCookie(key, encodeURIComponent(text), { maxAge });
    return;
  }
  const storage = place === 'local' ? localStorage : sessionStorage;
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

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
