import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { ensureEligibility } from '@/features/mine/eligibility/queries.ts';
import { BanksScreen } from '@/features/learn/companies/components/banks-screen.tsx';
import { companiesQuery } from '@/features/learn/companies/queries.ts';
import { bankSearchSchema } from '@/features/learn/companies/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/banks/')({
  staticData: { asksWhoApplies: true },
  validateSearch: bankSearchSchema,
  head: () => createPageHead('Banks'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([ensureEligibility(queryClient), queryClient.ensureQueryData(companiesQuery())]),
  component: BanksPage,
  pendingComponent: skeletonOf('toolbar', 'rows'),
});

function BanksPage() {
  const search = Route.useSearch();
  return <BanksScreen search={search} onSearchChange={useSearchChange()} />;
}
