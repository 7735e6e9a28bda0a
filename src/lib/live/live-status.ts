import { useSyncExternalStore } from 'react';
import { createSignal } from '@/lib/signal.ts';

/** `starting` until the first connection; what is shown is as fresh as it was read then. */
export type LiveStatus = 'starting' | 'live' | 'catching-up' | 'offline';

/** While it is `live`, everything that is kept live is as new as the database. */
export const liveStatus = createSignal<LiveStatus>('starting');

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(liveStatus.subscribe, liveStatus.get, () => 'starting');
}
