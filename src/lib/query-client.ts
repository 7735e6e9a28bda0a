import { type QueryClient, onlineManager } from '@tanstack/react-query';
import { PatientQueryClient } from '@/lib/patient-query-client.ts';
import { liveStatus } from '@/lib/live/live-status.ts';
import { computeRetryDelay, shouldRetryRead, shouldRetryWrite } from '@/lib/retry-policy.ts';

export function createQueryClient(): QueryClient {
  // It would take the network for granted until the browser reports a change, and hear of none before there is a screen.
  onlineManager.subscribe(() => undefined);
  onlineManager.setOnline(navigator.onLine);
  return new PatientQueryClient({
    defaultOptions: {
      queries: {
        // What is kept live needs no reading while the connection stands, nor while it comes: the first thing it
        // brings is what changed since.
        staleTime: ({ meta }) => (meta?.live && liveStatus.get() !== 'offline' ? Infinity : 60_000),
        gcTime: 60 * 60_000,
        // What the device keeps is read without a network too.
        networkMode: 'offlineFirst',
        retry: shouldRetryRead,
        retryDelay: computeRetryDelay,
      },
      // Without a network edits wait, and are then sent in the order in which they were made.
      mutations: {
        retry: shouldRetryWrite,
        retryDelay: computeRetryDelay,
        scope: { id: 'edits' },
      },
    },
  });
}
