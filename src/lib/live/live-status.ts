import { useSyncExternalStore } from 'react';
import { createSignal } from '@/lib/signal.ts';

/** `starting` until the first connection; until then data is as old as its last read. */
export type LiveStatus = 'starting' | 'live' | 'catching-up' | 'offline';

/** While `live`, all data kept live is as new as the database. */
export const liveStatus = createSignal<LiveStatus>('starting');

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(liveStatus.subscribe, liveStatus.get, () => 'starting');
}
