import { type QueryClient, onlineManager } from '@tanstack/react-query';
import { PatientQueryClient } from '@/lib/patient-query-client.ts';
import { liveStatus } from '@/lib/live/live-status.ts';
import { computeRetryDelay, shouldRetryRead, shouldRetryWrite } from '@/lib/retry-policy.ts';

export function createQueryClient(): QueryClient {
  // The manager assumes it is online until the browser reports a change, and listens only once a screen subscribes.
  onlineManager.subscribe(() => undefined);
  onlineManager.setOnline(navigator.onLine);
  return new PatientQueryClient({
    defaultOptions: {
      queries: {
        // Live data is fresh while connected or connecting: the connection first brings every change since the last
        // read.
        staleTime: ({ meta }) => (meta?.live && liveStatus.get() !== 'offline' ? Infinity : 60_000),
        gcTime: 60 * 60_000,
        // Reads of stored data work offline.
        networkMode: 'offlineFirst',
        retry: shouldRetryRead,
        retryDelay: computeRetryDelay,
      },
      // Edits wait while offline and are then sent in the order they were made.
      mutations: {
        retry: shouldRetryWrite,
        retryDelay: computeRetryDelay,
        scope: { id: 'edits' },
      },
    },
  });
}
