import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { PointsOrCashScreen } from '@/features/mine/point-systems/components/points-or-cash-screen.tsx';
import { ensureBalances } from '@/features/mine/point-systems/queries.ts';
import { pointsOrCashSearchSchema } from '@/features/mine/point-systems/schema.ts';
import { ensurePurchases } from '@/features/mine/purchases/queries.ts';
import { redemptionsQuery } from '@/features/mine/valuation/tables.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/points-or-cash')({
  validateSearch: pointsOrCashSearchSchema,
  head: () => createPageHead('Points or cash'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      ensureBalances(queryClient),
      ensurePurchases(queryClient),
      queryClient.ensureQueryData(redemptionsQuery()),
    ]),
  component: PointsOrCashRoute,
  pendingComponent: skeletonOf('toolbar', 'verdict'),
});

function PointsOrCashRoute() {
  return <PointsOrCashScreen search={Route.useSearch()} onChange={useSearchChange()} />;
}
