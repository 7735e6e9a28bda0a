import { createSignal } from '@/lib/signal.ts';
import { isSlowConnection } from '@/lib/slow-connection.ts';
import { whenIdle } from '@/lib/when-idle.ts';

/** A part of the app that a page can do without until somebody asks for it. */
export type Part<T> = {
  /** Undefined until it is here. */
  readonly get: () => T | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches it, unless it is here or on its way; one that could not be had is asked for again. */
  readonly load: () => Promise<T>;
  /** Fetches what somebody may want soon; it is asked for again where that fails, and says so then. */
  readonly loadEarly: () => void;
  /** The same, once the page is whole and the browser has nothing else to do; not for somebody who saves data. */
  readonly loadWhenIdle: () => void;
};

export function createPart<T>(importPart: () => Promise<T>): Part<T> {
  const part = createSignal<T | undefined>(undefined);
  let loading: Promise<T> | undefined;
  let isPlanned = false;
  const fetchPart = async () => {
    try {
      const fetched = await importPart();
      part.set(fetched);
      return fetched;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const load = () => (loading ??= fetchPart());
  const loadEarly = () => {
    load().catch((error: unknown) => {
      console.warn('A part of the page could not be fetched early.', error);
    });
  };
  return {
    get: part.get,
    subscribe: part.subscribe,
    load,
    loadEarly,
    loadWhenIdle: () => {
      if (isPlanned || isSlowConnection()) return;
      isPlanned = true;
      whenIdle(() => {
        // The connection may have become slow meanwhile.
        if (isSlowConnection()) isPlanned = false;
        else loadEarly();
      });
    },
  };
}
