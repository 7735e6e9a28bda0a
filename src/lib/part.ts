import { createSignal } from '@/lib/signal.ts';
import { isSlowConnection } from '@/lib/slow-connection.ts';
import { whenIdle } from '@/lib/when-idle.ts';

export type Part<T> = {
  /** Undefined until it is here. */
  readonly get: () => T | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the part, unless it is loaded or loading; retries after a failure. */
  readonly load: () => Promise<T>;
  /** Preloads the part; a failure here is silent, and the next use loads it again and reports. */
  readonly loadEarly: () => void;
  /** Preloads once the page is complete and the browser is idle; skipped when data saving is on. */
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
        // The connection may be slow by now.
        if (isSlowConnection()) isPlanned = false;
        else loadEarly();
      });
    },
  };
}
