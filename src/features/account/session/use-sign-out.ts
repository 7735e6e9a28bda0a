import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { startVisit } from '@/lib/page-member.ts';
import { endSession } from './end-session.ts';

/** Signs out and opens the login page, or `/` after account deletion. */
export function useSignOut(): (destination?: '/login' | '/') => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(
    async (destination = '/login') => {
      await endSession(queryClient, destination === '/');
      await router.navigate({ to: destination });
      startVisit();
    },
    [router, queryClient],
  );
}
