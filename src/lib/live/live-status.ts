import { useSyncExternalStore } from 'react';

/** `starting` until the first connection; what is shown is as fresh as it was read then. */
export type LiveStatus = 'starting' | 'live' | 'catching-up' | 'offline';

let status: LiveStatus = 'starting';
const listeners = new Set<() => void>();

export function setLiveStatus(next: LiveStatus): void {
  if (next === status) return;
  status = next;
  for (const listener of listeners) listener();
}

/** While it is `live`, everything that is kept live is as new as the database. */
export function getLiveStatus(): LiveStatus {
  return status;
}

export function subscribeToLiveStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(subscribeToLiveStatus, getLiveStatus, () => 'starting');
}
