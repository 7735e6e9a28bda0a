import { createFileRoute, notFound } from '@tanstack/react-router';
import { useCallback, useDeferredValue } from 'react';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';
import { OwnFactsProvider } from '@/features/account/current-user/components/own-facts-provider.tsx';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { PointSystemDetail } from '@/features/mine/point-systems/components/point-system-detail.tsx';
import { pointTransfers, valuations } from '@/features/catalog/facts/tables.ts';
import { pointSystemDetailSearchSchema } from '@/features/mine/point-systems/schema.ts';
import { findByIdOrSlug } from '@/lib/find-by-id.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/point-systems/$id')({
  validateSearch: pointSystemDetailSearchSchema,
  loader: async ({ context: { queryClient }, params }) => {
    const [{ pointSystems }] = await Promise.all([
      ensureCatalog(queryClient),
      pointTransfers.ensure(queryClient),
      ensureHeldWallet(queryClient),
    ]);
    const system = findByIdOrSlug(pointSystems, params.id);
    if (!system) throw notFound();
    await valuations.ensure(queryClient);
    return { system };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.system.name ?? 'Point system'),
  component: PointSystemPage,
  pendingComponent: skeletonOf('stats', 'chart', 'rows'),
});

function PointSystemPage() {
  const { system } = Route.useLoaderData();
  const { points = 10_000 } = Route.useSearch();
  // The typed amount shows at once; paths, tables and charts follow.
  const deferred = useDeferredValue(points);
  const navigate = Route.useNavigate();
  const change = useCallback(
    (next: number) => {
      void navigate({ search: { points: next }, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return (
    <OwnFactsProvider>
      <PointSystemDetail
        key={system.id}
        system={system}
        points={deferred}
        onPointsChange={change}
      />
    </OwnFactsProvider>
  );
}
