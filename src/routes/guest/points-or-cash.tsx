import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { pointTransfers } from '@/features/catalog/facts/tables.ts';
import { PointsOrCashScreen } from '@/features/mine/point-systems/components/points-or-cash-screen.tsx';
import { pointsOrCashSearchSchema } from '@/features/mine/point-systems/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/guest/points-or-cash')({
  validateSearch: pointsOrCashSearchSchema,
  head: () => createPageHead('Points or cash'),
  loader: ({ context: { queryClient } }) => pointTransfers.ensure(queryClient),
  component: GuestPointsOrCashRoute,
  pendingComponent: skeletonOf('toolbar', 'verdict'),
});

function GuestPointsOrCashRoute() {
  return <PointsOrCashScreen isVisitor search={Route.useSearch()} onChange={useSearchChange()} />;
}
