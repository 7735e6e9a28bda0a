import { useMutation } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { currentUserEdits } from '@/features/account/current-user/mutations.ts';
import { MyBenefitsScreen } from '@/features/use/my-benefits/components/my-benefits-screen.tsx';
import { ensureMyBenefits } from '@/features/use/my-benefits/queries.ts';
import { myBenefitSearchSchema } from '@/features/use/my-benefits/search.ts';
import type { MyBenefit } from '@/features/use/my-benefits/to-entries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';

// Lazy: most members have no household.
const HouseholdBar = lazyNamed(
  () => import('@/features/mine/household/components/household-bar.tsx'),
  'HouseholdBar',
);
const SharedBenefitsNote = lazyNamed(
  () => import('@/features/use/my-benefits/components/shared-benefits-note.tsx'),
  'SharedBenefitsNote',
);

export const Route = createFileRoute('/app/my-benefits')({
  validateSearch: myBenefitSearchSchema,
  head: () => createPageHead('My benefits'),
  loader: ({ context: { queryClient } }) => ensureMyBenefits(queryClient),
  component: MyBenefitsPage,
  pendingComponent: skeletonOf('verdict', 'tabs', 'toolbar', 'rows'),
});

function MyBenefitsPage() {
  const search = Route.useSearch();
  const [shared, setShared] = useState<readonly MyBenefit[]>();
  const saveValues = useMutation(currentUserEdits.updateBenefitCustomValues);
  return (
    <MyBenefitsScreen
      search={search}
      whose={
        <Suspense>
          <HouseholdBar kind="benefits" />
          <SharedBenefitsNote onChange={setShared} />
        </Suspense>
      }
      shared={shared}
      onSearchChange={useSearchChange()}
      onSaveValues={(values) => saveValues.mutate(values)}
    />
  );
}
