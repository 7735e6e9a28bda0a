import { useQuery } from '@tanstack/react-query';
import { Outlet, createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AppFrame } from '@/components/app-frame/app-frame.tsx';
import { sessionQuery } from '@/features/session/queries.ts';
import { watchSessionEnd } from '@/features/session/realtime.ts';
import { useSignOut } from '@/features/session/use-sign-out.ts';

export const Route = createFileRoute('/app')({ component: AppLayout });

function AppLayout() {
  const { data: session } = useQuery(sessionQuery());
  const signOut = useSignOut();

  useEffect(() => watchSessionEnd(() => void signOut()), [signOut]);

  return (
    <AppFrame
      account={{ name: null, email: session?.email ?? null, imageUrl: null }}
      onSignOut={() => void signOut()}
    >
      <Outlet />
    </AppFrame>
  );
}
