import { createFileRoute } from '@tanstack/react-router';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { HouseholdScreen } from '@/features/mine/household/components/household-screen.tsx';
import { householdQuery } from '@/features/mine/household/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/household/')({
  head: () => createPageHead('Household'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(householdQuery()),
  component: HouseholdScreen,
  pendingComponent: () => (
    <PageSkeleton label="Loading your household" parts={['verdict', 'panels']} />
  ),
  errorComponent: RouteError,
});
