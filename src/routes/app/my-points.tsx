import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { MyPointsScreen } from '@/features/mine/point-systems/components/my-points-screen.tsx';
import { ensureBalances } from '@/features/mine/point-systems/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/my-points')({
  head: () => createPageHead('My points'),
  loader: ({ context: { queryClient } }) => ensureBalances(queryClient),
  component: MyPointsScreen,
  pendingComponent: skeletonOf('verdict', 'rows'),
});
