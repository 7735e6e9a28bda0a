import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { startVisit } from '@/lib/page-member.ts';
import { endSession } from './end-session.ts';

/** Signs out and opens the login page, or `/` after account deletion. */
export function useSignOut(): (after?: { readonly isDeleted: true }) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(
    async (after) => {
      const isDeleted = after !== undefined;
      await endSession(queryClient, isDeleted);
      await router.navigate({ to: isDeleted ? '/' : '/login' });
      startVisit();
    },
    [router, queryClient],
  );
}
