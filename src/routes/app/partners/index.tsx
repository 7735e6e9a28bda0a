import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';
import { alliancesQuery, companiesQuery } from '@/features/learn/companies/queries.ts';
import { PartnersScreen } from '@/features/learn/companies/components/partners-screen.tsx';
import { ensureBalances } from '@/features/mine/point-systems/queries.ts';
import { useReach } from '@/features/mine/point-systems/use-reach.ts';
import { useBalancesReaching } from '@/features/mine/point-systems/use-redemption.ts';
import { partnerSearchSchema } from '@/features/learn/companies/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/partners/')({
  validateSearch: partnerSearchSchema,
  head: () => createPageHead('Partners'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      ensureCatalog(queryClient),
      queryClient.ensureQueryData(companiesQuery()),
      queryClient.ensureQueryData(alliancesQuery()),
      ensureBalances(queryClient),
    ]),
  component: PartnersPage,
  pendingComponent: skeletonOf('toolbar', 'rows'),
});

function PartnersPage() {
  const search = Route.useSearch();
  return (
    <PartnersScreen
      search={search}
      onSearchChange={useSearchChange()}
      reaching={useBalancesReaching()}
      reachOf={useReach()}
    />
  );
}
