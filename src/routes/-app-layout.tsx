import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppFrame } from '@/components/app-frame/app-frame.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { OwnCardOnDemand } from '@/features/mine/own-cards/components/own-card-on-demand.tsx';
import { OwnRateOnDemand } from '@/features/mine/own-rates/components/own-rate-on-demand.tsx';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { adminAccessQuery } from '@/features/account/session/read-admin-access.ts';
import { useMemberSession } from './-member-session.ts';

/** Frame of the member's area with the signed-in member, around its pages. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { data: session } = useQuery(sessionQuery());
  const { data: user } = useQuery(currentUserQuery());
  const { data: adminAccess = 'closed' } = useQuery(adminAccessQuery());
  const signOut = useMemberSession();

  return (
    <AppFrame
      account={{
        name: user?.name ?? null,
        email: user?.emailAddress ?? session?.email ?? null,
        imageUrl: user?.imageUrl ?? null,
        isAdmin: adminAccess !== 'closed',
      }}
      onSignOut={() => void signOut()}
    >
      {children}
      <OwnRateOnDemand />
      <OwnCardOnDemand />
    </AppFrame>
  );
}
