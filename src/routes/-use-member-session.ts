import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSignOut } from '@/features/account/session/use-sign-out.ts';
import { startMemberSession } from './-member-session.ts';

/** Loads the member, and follows the end of the session; returns the sign-out. */
export function useMemberSession() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  useEffect(() => {
    startMemberSession(queryClient, router);
  }, [queryClient, router]);
  return signOut;
}
