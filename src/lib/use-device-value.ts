import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Reads a value that only the device knows, such as its cookies: a prerendered page shows `unknown` until it is
 * hydrated.
 */
export function useDeviceValue<T extends string | number | boolean>(read: () => T, unknown: T): T {
  return useSyncExternalStore(subscribe, read, () => unknown);
}

/** False in a prerendered page until it is hydrated. */
export function useIsHydrated(): boolean {
  return useDeviceValue(() => true, false);
}
