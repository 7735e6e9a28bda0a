import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { BonusTrackerScreen } from '@/features/mine/bonus-tracker/components/bonus-tracker-screen.tsx';
import { bonusTrackersQuery } from '@/features/mine/bonus-tracker/queries.ts';
import { trackerSearchSchema } from '@/features/mine/bonus-tracker/search.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/bonus-tracker')({
  validateSearch: trackerSearchSchema,
  head: () => createPageHead('Bonus tracker'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(bonusTrackersQuery()), ensureHeldWallet(queryClient)]),
  component: BonusTrackerPage,
  pendingComponent: skeletonOf('tabs', 'toolbar', 'rows'),
});

function BonusTrackerPage() {
  return <BonusTrackerScreen search={Route.useSearch()} onSearchChange={useSearchChange()} />;
}
