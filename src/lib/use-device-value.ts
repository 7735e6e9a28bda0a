import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** A value known only on the device, such as a cookie: a prerendered page shows `unknown` until hydrated. */
export function useDeviceValue<T extends string | number | boolean>(read: () => T, unknown: T): T {
  return useSyncExternalStore(subscribe, read, () => unknown);
}

/** False in a prerendered page until it is hydrated. */
export function useIsHydrated(): boolean {
  return useDeviceValue(() => true, false);
}
