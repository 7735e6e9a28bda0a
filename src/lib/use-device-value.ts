import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * What only the device knows, such as its cookies: a page that was drawn at build time shows `unknown` until the
 * app has taken it over.
 */
export function useDeviceValue<T extends string | number | boolean>(read: () => T, unknown: T): T {
  return useSyncExternalStore(subscribe, read, () => unknown);
}
