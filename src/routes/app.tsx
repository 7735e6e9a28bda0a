import { useQuery } from '@tanstack/react-query';
import { Outlet, createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppFrame } from '@/components/app-frame/app-frame.tsx';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { isAdminQuery, sessionQuery } from '@/features/session/queries.ts';
import { watchSessionEnd } from '@/features/session/realtime.ts';
import { useSignOut } from '@/features/session/use-sign-out.ts';
import { startMemberSession } from './-member-session.ts';

export const Route = createFileRoute('/app')({ component: AppLayout });

function AppLayout() {
  const router = useRouter();
  const { queryClient } = Route.useRouteContext();
  const { data: session } = useQuery(sessionQuery());
  const { data: user } = useQuery(currentUserQuery());
  const { data: isAdmin = false } = useQuery(isAdminQuery());
  const signOut = useSignOut();

  useEffect(() => {
    startMemberSession(queryClient, router);
    return watchSessionEnd(() => void signOut());
  }, [queryClient, router, signOut]);

  return (
    <AppFrame
      account={{
        name: user?.name ?? null,
        email: user?.emailAddress ?? session?.email ?? null,
        imageUrl: user?.imageUrl ?? null,
        isAdmin,
      }}
      onSignOut={() => void signOut()}
    >
      <Outlet />
    </AppFrame>
  );
}
