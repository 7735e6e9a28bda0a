import { createFileRoute, notFound } from '@tanstack/react-router';
import { useCallback, useDeferredValue } from 'react';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { PointSystemDetail } from '@/features/mine/point-systems/components/point-system-detail.tsx';
import { valuations } from '@/features/catalog/facts/tables.ts';
import { sumOwnPoints } from '@/features/mine/point-systems/list-point-systems.ts';
import { ensureBalances } from '@/features/mine/point-systems/queries.ts';
import { useBalances } from '@/features/mine/point-systems/use-balances.ts';
import { pointSystemDetailSearchSchema } from '@/features/mine/point-systems/schema.ts';
import { findByIdOrSlug } from '@/lib/find-by-id.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/point-systems/$id')({
  validateSearch: pointSystemDetailSearchSchema,
  loader: async ({ context: { queryClient }, params }) => {
    const [{ pointSystems }] = await Promise.all([
      ensureCatalog(queryClient),
      ensureBalances(queryClient),
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
  const own = sumOwnPoints(useBalances(true) ?? [], system.id);
  const { points = own?.points ?? 10_000 } = Route.useSearch();
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
        own={own}
        points={deferred}
        onPointsChange={change}
      />
    </OwnFactsProvider>
  );
}
