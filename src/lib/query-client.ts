import { QueryClient } from '@tanstack/react-query';
import { computeRetryDelay, shouldRetryRead } from '@/lib/retry-policy.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 60 * 60_000,
        retry: shouldRetryRead,
        retryDelay: computeRetryDelay,
      },
      mutations: { retry: false },
    },
  });
}
