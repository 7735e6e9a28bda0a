import type { Query } from '@tanstack/react-query';
import { keepOnDevice } from '@/lib/device-cache.ts';

/** Milliseconds within which several changes are written to the device as one. */
const PAUSE = 1_000;

/** Keeps changed queries on the device, each at most once in a while: a catalogue is large. */
export function createDeviceStore(): (query: Query) => void {
  const timers = new Map<Query, ReturnType<typeof setTimeout>>();
  return (query) => {
    if (timers.has(query)) return;
    const keep = () => {
      timers.delete(query);
      keepOnDevice(query).catch((error: unknown) => {
        console.warn('The device does not keep what was read.', error);
      });
    };
    timers.set(query, setTimeout(keep, PAUSE));
  };
}
