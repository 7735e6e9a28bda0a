import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { JoinScreen } from '@/features/mine/household/components/join-screen.tsx';
import { householdQuery } from '@/features/mine/household/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/household/join')({
  head: () => createPageHead('Join a household'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(householdQuery()),
  component: JoinRoute,
});

/** The secret is in the hash, which browsers never send; the root keeps it through a sign-in. */
function JoinRoute() {
  const token = useRouterState({ select: ({ location }) => location.hash });
  return <JoinScreen key={token} token={token} />;
}
