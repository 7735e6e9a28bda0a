import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { AnnualSpendingPage } from '@/features/annual-spending/components/annual-spending-page.tsx';
import { ProfileComparison } from '@/features/annual-spending/components/profile-comparison.tsx';
import { useApplyAmounts } from '@/features/annual-spending/use-apply-amounts.ts';
import { spendingPresetsQuery } from '@/features/annual-spending/queries.ts';
import { annualSpendingSearchSchema } from '@/features/annual-spending/search.ts';
import { useUpdateSelectedAnnualSpendingProfileId } from '@/features/current-user/mutations.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { ensureHeldWallet } from '@/features/member-cards/queries.ts';
import { StatementImportPage } from '@/features/statement-import/components/statement-import-page.tsx';
import { codedSubCategoriesQuery } from '@/features/statement-import/queries.ts';
import { ensureValuationInputs } from '@/features/valuation/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/my-annual-spending')({
  validateSearch: annualSpendingSearchSchema,
  search: { middlewares: [stripSearchParams(annualSpendingSearchSchema.parse({}))] },
  loaderDeps: ({ search: { view } }) => ({ view }),
  head: () => createPageHead('My spending'),
  loader: async ({ context: { queryClient }, deps: { view } }) => {
    await Promise.all([
      ensureValuationInputs(queryClient),
      queryClient.ensureQueryData(spendingPresetsQuery()),
      view === 'import' && queryClient.ensureQueryData(codedSubCategoriesQuery()),
      view === 'compare' && ensureHeldWallet(queryClient),
    ]);
  },
  component: MyAnnualSpendingRoute,
  pendingComponent: () => (
    <PageSkeleton label="Loading your spending" parts={['tabs', 'stats', 'rows']} />
  ),
  errorComponent: RouteError,
});

function MyAnnualSpendingRoute() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const select = useUpdateSelectedAnnualSpendingProfileId();
  const apply = useApplyAmounts((id) => {
    select.mutate(id);
    void navigate({ to: '/app/my-annual-spending' });
  });
  switch (search.view) {
    case 'import':
      return <StatementImportPage memberId={user.id} onApply={apply} />;
    case 'compare':
      return <ProfileComparison search={search} />;
    case 'edit':
      return (
        <AnnualSpendingPage
          search={search}
          selectedId={user.selectedAnnualSpendingProfileId}
          onSelect={select.mutate}
        />
      );
  }
}
