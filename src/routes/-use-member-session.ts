import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSignOut } from '@/features/session/use-sign-out.ts';
import { watchSessionEnd } from '@/features/session/watch-session-end.ts';
import { startMemberSession } from './-member-session.ts';

/** Loads the member, and leaves the screen when the session ends, in this tab or another; returns the sign-out. */
export function useMemberSession() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  useEffect(() => {
    startMemberSession(queryClient, router);
    return watchSessionEnd(() => void signOut());
  }, [queryClient, router, signOut]);
  return signOut;
}
