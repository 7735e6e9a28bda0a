import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { PointSystemsScreen } from '@/features/mine/point-systems/components/point-systems-screen.tsx';
import { ensureBalances } from '@/features/mine/point-systems/queries.ts';
import { pointSystemSearchSchema } from '@/features/mine/point-systems/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/point-systems/')({
  validateSearch: pointSystemSearchSchema,
  head: () => createPageHead('Point systems'),
  loader: ({ context: { queryClient } }) => ensureBalances(queryClient),
  component: PointSystemsPage,
  pendingComponent: skeletonOf('toolbar', 'rows'),
});

function PointSystemsPage() {
  const search = Route.useSearch();
  return <PointSystemsScreen search={search} onSearchChange={useSearchChange()} />;
}
