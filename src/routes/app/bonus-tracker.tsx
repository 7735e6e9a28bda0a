import { useMutation } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { BonusTrackerScreen } from '@/features/mine/bonus-tracker/components/bonus-tracker-screen.tsx';
import { bonusTrackersQuery } from '@/features/mine/bonus-tracker/queries.ts';
import { trackerSearchSchema } from '@/features/mine/bonus-tracker/search.ts';
import type { TrackedBonuses } from '@/features/mine/bonus-tracker/to-trackers.ts';
import { memberCardEdits } from '@/features/mine/member-cards/mutations.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';

// Lazy: most members have no household.
const HouseholdBar = lazyNamed(
  () => import('@/features/mine/household/components/household-bar.tsx'),
  'HouseholdBar',
);
const SharedTrackersNote = lazyNamed(
  () => import('@/features/mine/bonus-tracker/components/shared-trackers-note.tsx'),
  'SharedTrackersNote',
);

export const Route = createFileRoute('/app/bonus-tracker')({
  validateSearch: trackerSearchSchema,
  head: () => createPageHead('Bonus tracker'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(bonusTrackersQuery()), ensureHeldWallet(queryClient)]),
  component: BonusTrackerPage,
  pendingComponent: skeletonOf('tabs', 'toolbar', 'rows'),
});

function BonusTrackerPage() {
  const search = Route.useSearch();
  const [shared, setShared] = useState<TrackedBonuses>();
  const updateCard = useMutation(memberCardEdits.updating);
  return (
    <BonusTrackerScreen
      search={search}
      whose={
        <Suspense>
          <HouseholdBar kind="benefits" />
          <SharedTrackersNote onChange={setShared} />
        </Suspense>
      }
      shared={shared}
      onSearchChange={useSearchChange()}
      onPosted={({ memberCard }, postedOn) => {
        // The application rules count from the day the bonus posted, which is the card's.
        updateCard.mutate({ base: memberCard, values: { bonus_posted_on: postedOn } });
      }}
    />
  );
}
