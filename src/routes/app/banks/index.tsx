import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { ensureEligibility } from '@/features/eligibility/queries.ts';
import { BanksScreen } from '@/features/companies/components/banks-screen.tsx';
import { bankSearchSchema } from '@/features/companies/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/banks/')({
  validateSearch: bankSearchSchema,
  head: () => createPageHead('Banks'),
  loader: ({ context: { queryClient } }) => Promise.all([ensureEligibility(queryClient)]),
  component: BanksPage,
  pendingComponent: () => <ListSkeleton label="Loading banks" />,
  errorComponent: RouteError,
});

function BanksPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BanksScreen
      search={search}
      onSearchChange={(change) => {
        void navigate({
          search: (known) => ({ ...known, ...change }),
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}
