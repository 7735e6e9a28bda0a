import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { alliancesQuery, companiesQuery } from '@/features/learn/companies/queries.ts';
import { ensureBalances } from '@/features/mine/point-systems/queries.ts';
import { useReach } from '@/features/mine/point-systems/use-reach.ts';
import { AllianceDetail } from '@/features/learn/companies/components/alliance-detail.tsx';
import { findByIdOrSlug } from '@/lib/find-by-id.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/alliances/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const [known] = await Promise.all([
      queryClient.ensureQueryData(alliancesQuery()),
      queryClient.ensureQueryData(companiesQuery()),
      ensureBalances(queryClient),
    ]);
    const row = findByIdOrSlug(known.rows, params.id);
    if (!row) throw notFound();
    return { title: row.name };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.title ?? 'Alliance'),
  component: AlliancePage,
  pendingComponent: skeletonOf('rows'),
});

function AlliancePage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(alliancesQuery());
  const alliance = findByIdOrSlug(data, id);
  const reachOf = useReach();
  return alliance && <AllianceDetail alliance={alliance} reachOf={reachOf} />;
}
