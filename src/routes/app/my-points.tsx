import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { pointTransfers } from '@/features/catalog/facts/tables.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { MyPointsScreen } from '@/features/mine/point-systems/components/my-points-screen.tsx';
import { ensurePeople } from '@/features/mine/people/queries.ts';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';

// Lazy: most members have no household.
const HouseholdBar = lazyNamed(
  () => import('@/features/mine/household/components/household-bar.tsx'),
  'HouseholdBar',
);
const HouseholdWorth = lazyNamed(
  () => import('@/features/mine/point-systems/components/household-worth.tsx'),
  'HouseholdWorth',
);
const SharedBalances = lazyNamed(
  () => import('@/features/mine/point-systems/components/shared-balances.tsx'),
  'SharedBalances',
);

export const Route = createFileRoute('/app/my-points')({
  head: () => createPageHead('My points'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient
        .ensureQueryData(pointBalancesQuery())
        .then((balances) => ensurePeople(queryClient, balances)),
      pointTransfers.ensure(queryClient),
      ensureHeldWallet(queryClient),
    ]),
  component: MyPointsRoute,
  pendingComponent: skeletonOf('verdict', 'rows'),
});

function MyPointsRoute() {
  return (
    <MyPointsScreen
      whose={
        <Suspense>
          <HouseholdBar kind="points" />
          <HouseholdWorth />
        </Suspense>
      }
      others={
        <Suspense>
          <SharedBalances />
        </Suspense>
      }
    />
  );
}
