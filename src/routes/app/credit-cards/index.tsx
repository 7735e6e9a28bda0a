import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { ProspectsScreen } from '@/features/plan/card-prospects/components/prospects-screen.tsx';
import { prospectSearchSchema } from '@/features/plan/card-prospects/schema.ts';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { ensureEligibility } from '@/features/mine/eligibility/queries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/credit-cards/')({
  staticData: { asksWhoApplies: true },
  validateSearch: prospectSearchSchema,
  head: () => createPageHead('Credit cards'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([ensureEligibility(queryClient), ensureHeldWallet(queryClient)]),
  component: CardsPage,
  pendingComponent: skeletonOf('toolbar', 'rows'),
});

function CardsPage() {
  const search = Route.useSearch();
  return (
    <OwnFactsProvider>
      <ProspectsScreen search={search} onSearchChange={useSearchChange()} />
    </OwnFactsProvider>
  );
}
