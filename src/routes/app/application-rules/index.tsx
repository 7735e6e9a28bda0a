import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { companiesQuery } from '@/features/learn/companies/queries.ts';
import { ensureEligibility } from '@/features/mine/eligibility/queries.ts';
import { RulesScreen } from '@/features/learn/application-rules/components/rules-screen.tsx';
import { ruleSearchSchema } from '@/features/learn/application-rules/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/application-rules/')({
  staticData: { asksWhoApplies: true },
  validateSearch: ruleSearchSchema,
  head: () => createPageHead('Application rules'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([ensureEligibility(queryClient), queryClient.ensureQueryData(companiesQuery())]),
  component: RulesPage,
  pendingComponent: skeletonOf('toolbar', 'rows'),
});

function RulesPage() {
  const search = Route.useSearch();
  return <RulesScreen search={search} onSearchChange={useSearchChange()} />;
}
