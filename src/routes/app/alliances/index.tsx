import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { alliancesQuery, companiesQuery } from '@/features/learn/companies/queries.ts';
import { AlliancesScreen } from '@/features/learn/companies/components/alliances-screen.tsx';
import { allianceSearchSchema } from '@/features/learn/companies/schema.ts';
import { ensureBalances } from '@/features/mine/point-systems/queries.ts';
import { useReach } from '@/features/mine/point-systems/use-reach.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/alliances/')({
  validateSearch: allianceSearchSchema,
  head: () => createPageHead('Alliances'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(companiesQuery()),
      queryClient.ensureQueryData(alliancesQuery()),
      ensureBalances(queryClient),
    ]),
  component: AlliancesPage,
  pendingComponent: skeletonOf('toolbar', 'panels'),
});

function AlliancesPage() {
  const search = Route.useSearch();
  return (
    <AlliancesScreen search={search} onSearchChange={useSearchChange()} reachOf={useReach()} />
  );
}
