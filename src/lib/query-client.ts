import {
  CancelledError,
  type DefaultError,
  type FetchQueryOptions,
  onlineManager,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { liveStatus } from '@/lib/live/live-status.ts';
import { computeRetryDelay, shouldRetryRead, shouldRetryWrite } from '@/lib/retry-policy.ts';

/** More than once in a row happens only when screens come and go faster than they load. */
const mostRepeats = 5;

/**
 * Repeats a read that was canceled: a loader and a screen may share one read, and if the screen unmounts, the loader
 * would otherwise fail with an error that has no cause.
 */
export class PatientQueryClient extends QueryClient {
  override async fetchQuery<
    TQueryFnData,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  >(
    options: FetchQueryOptions<TQueryFnData, TError, TData, TQueryKey, TPageParam>,
  ): Promise<TData> {
    for (let repeats = 0; ; repeats += 1) {
      try {
        return await super.fetchQuery(options);
      } catch (error) {
        if (!(error instanceof CancelledError) || repeats === mostRepeats) throw error;
      }
    }
  }
}

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
