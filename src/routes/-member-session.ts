import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportPostponed } from '@/components/report-postponed.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { watchUserLoad } from '@/features/account/current-user/watch-user-load.ts';
import { endSession } from '@/features/account/session/end-session.ts';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { useSignOut } from '@/features/account/session/use-sign-out.ts';
import { watchSessionEnd } from '@/features/account/session/watch-session-end.ts';
import { GUARD, isCallbackPath, isGuarded } from '@/features/account/session/is-guarded.ts';
import { watchWaitingEdits } from '@/lib/edits/refused-edits.ts';
import { isSignedOut } from '@/lib/leave-page.ts';
import { startVisit } from '@/lib/page-member.ts';
import { followOffline } from '@/lib/edits/offline.ts';

const watched = new WeakSet<QueryClient>();

async function followReminders(router: AnyRouter): Promise<void> {
  const { findPushWorker, followPushes } = await import('@/lib/push-worker.ts');
  followPushes((path) => void router.navigate({ href: path }));
  const worker = await findPushWorker();
  if (worker === undefined) return;
  const { renewHere } = await import('@/features/plan/reminders/start-subscription.ts');
  await renewHere(worker);
}

/**
 * Loads the signed-in member and watches later loads; called once. A separate module, so that visitors without a
 * session never fetch it.
 */
export function startMemberSession(queryClient: QueryClient, router: AnyRouter): void {
  if (!watched.has(queryClient)) {
    watched.add(queryClient);
    watchWaitingEdits(queryClient);
    reportPostponed(queryClient);
    followOffline(queryClient);
    // Not awaited; loaded early, so that an offline sign-out has it.
    followReminders(router).catch((error: unknown) => {
      console.warn('Reminders may not come to this device.', error);
    });
    const signOut = async () => {
      await endSession(queryClient);
      await router.navigate({ to: GUARD.login });
      startVisit();
    };
    // Pages for everybody hold data of the member too: what they searched for, and rows in memory.
    watchSessionEnd(() => {
      const { pathname } = router.state.location;
      if (isGuarded(pathname)) void signOut();
      // There, a link may be about to sign somebody in, and `settleMember` clears the device.
      else if (!isCallbackPath(pathname)) void endSession(queryClient).then(startVisit);
    });
    watchUserLoad(queryClient, {
      isCallbackPage: () => isCallbackPath(router.state.location.pathname),
      isSignedOut,
      signOut,
    });
  }
  // A password alone does not sign in a member who has an authenticator app, nor does a link that is being used: with
  // its session, a read begun before would be refused.
  queryClient.ensureQueryData(sessionQuery()).then(
    (session) => {
      if (session === null || isCallbackPath(router.state.location.pathname)) return;
      void queryClient.prefetchQuery(currentUserQuery());
    },
    (error: unknown) => {
      console.warn('Who is signed in could not be read.', error);
    },
  );
}

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
