import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { HouseholdScreen } from '@/features/mine/household/components/household-screen.tsx';
import { householdQuery } from '@/features/mine/household/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/household/')({
  head: () => createPageHead('Household'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(householdQuery()),
  component: HouseholdScreen,
  pendingComponent: skeletonOf('verdict', 'panels'),
});
