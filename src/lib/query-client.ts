import type { QueryClient } from '@tanstack/react-query';
import { PatientQueryClient } from '@/lib/patient-query-client.ts';
import { getLiveStatus } from '@/lib/live/live-status.ts';
import { computeRetryDelay, shouldRetryRead } from '@/lib/retry-policy.ts';

export function createQueryClient(): QueryClient {
  return new PatientQueryClient({
    defaultOptions: {
      queries: {
        // What is kept live needs no reading while the connection stands.
        staleTime: ({ meta }) => (meta?.live && getLiveStatus() === 'live' ? Infinity : 60_000),
        gcTime: 60 * 60_000,
        retry: shouldRetryRead,
        retryDelay: computeRetryDelay,
      },
      mutations: { retry: false },
    },
  });
}
