import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { UpcomingFeesScreen } from '@/features/plan/upcoming-fees/components/upcoming-fees-screen.tsx';
import { ensureDueHoldings } from '@/features/plan/upcoming-fees/queries.ts';
import { feeSearchSchema } from '@/features/plan/upcoming-fees/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/upcoming-fees')({
  validateSearch: feeSearchSchema,
  head: () => createPageHead('Upcoming fees'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([ensureHeldWallet(queryClient), ensureDueHoldings(queryClient)]),
  component: UpcomingFeesPage,
  pendingComponent: skeletonOf('verdict', 'tabs', 'toolbar', 'rows'),
});

function UpcomingFeesPage() {
  return <UpcomingFeesScreen search={Route.useSearch()} onSearchChange={useSearchChange()} />;
}
