import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { AnnualSpendingPage } from '@/features/annual-spending/components/annual-spending-page.tsx';
import { spendingPresetsQuery } from '@/features/annual-spending/queries.ts';
import { annualSpendingSearchSchema } from '@/features/annual-spending/schema.ts';
import { useUpdateSelectedAnnualSpendingProfileId } from '@/features/current-user/mutations.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { ensureValuationInputs } from '@/features/valuation/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/my-annual-spending')({
  validateSearch: annualSpendingSearchSchema,
  search: { middlewares: [stripSearchParams(annualSpendingSearchSchema.parse({}))] },
  head: () => createPageHead('My spending'),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      ensureValuationInputs(queryClient),
      queryClient.ensureQueryData(spendingPresetsQuery()),
    ]);
  },
  component: MyAnnualSpendingRoute,
  pendingComponent: () => <ListSkeleton label="Loading your spending" />,
  errorComponent: RouteError,
});

function MyAnnualSpendingRoute() {
  const search = Route.useSearch();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const select = useUpdateSelectedAnnualSpendingProfileId();
  return (
    <AnnualSpendingPage
      search={search}
      selectedId={user.selectedAnnualSpendingProfileId}
      onSelect={select.mutate}
    />
  );
}
