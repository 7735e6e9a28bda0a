import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { pointTransfers } from '@/features/catalog/facts/tables.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { MyPointsScreen } from '@/features/mine/point-systems/components/my-points-screen.tsx';
import { ensurePeople } from '@/features/mine/people/queries.ts';
import { pointBalancesQuery } from '@/features/mine/valuation/tables.ts';
import { createPageHead } from '@/lib/page-head.ts';

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
  component: MyPointsScreen,
  pendingComponent: skeletonOf('verdict', 'rows'),
});
