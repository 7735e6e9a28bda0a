import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { feeRefunds, productChanges } from '@/features/catalog/facts/tables.ts';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { ensureEligibility } from '@/features/mine/eligibility/queries.ts';
import { useIsHouseholdShown } from '@/features/mine/household/queries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { ensurePointsOnHand } from '@/features/mine/point-systems/queries.ts';
import { WhatNextPage } from '@/features/plan/what-next/components/what-next-page.tsx';
import { whatNextSearchSchema } from '@/features/plan/what-next/schema.ts';
import { bonusTrackersQuery } from '@/features/mine/bonus-tracker/queries.ts';
import type { Snapshot } from '@/features/plan/shared-pages/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { useDoStep } from './-use-do-step.ts';

/** Lazy: most households have one person. */
const HouseholdPlan = lazyNamed(() => import('./-household-plan.tsx'), 'HouseholdPlan');

/** Below the answer, which does not wait for it. */
const NextCards = lazyNamed(
  () => import('@/features/plan/signup-bonuses/components/next-cards.tsx'),
  'NextCards',
);

/** Lazy: few members share. */
const SharePageDialog = lazyNamed(
  () => import('@/features/plan/shared-pages/components/share-page-dialog.tsx'),
  'SharePageDialog',
);

const skeleton = <PageSkeleton label="Loading your plan" parts={['toolbar', 'rows']} />;

export const Route = createFileRoute('/app/what-next')({
  staticData: { asksWhoApplies: true, plansForHousehold: true },
  validateSearch: whatNextSearchSchema,
  search: { middlewares: [stripSearchParams(whatNextSearchSchema.parse({}))] },
  head: () => createPageHead('What next'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      ensureHeldWallet(queryClient),
      ensureEligibility(queryClient),
      ensurePointsOnHand(queryClient),
      productChanges.ensure(queryClient),
      queryClient.ensureQueryData(bonusTrackersQuery()),
      feeRefunds.ensure(queryClient),
    ]),
  component: WhatNextRoute,
  pendingComponent: () => skeleton,
});

function WhatNextRoute() {
  const search = Route.useSearch();
  const doStep = useDoStep();
  const next = (
    <Suspense>
      <NextCards>
        The plan weighs both, with fees and rules over its months, so it may start with a different
        card.
      </NextCards>
    </Suspense>
  );
  const [shared, setShared] = useState<Snapshot | null>(null);
  const alone = (
    <WhatNextPage
      {...{ search, doStep, next }}
      onShare={(document) => setShared({ kind: 'plan', document })}
    />
  );
  return (
    <OwnFactsProvider>
      {useIsHouseholdShown() ? (
        <Suspense fallback={skeleton}>
          <HouseholdPlan search={search} doStep={doStep} alone={alone} />
        </Suspense>
      ) : (
        alone
      )}
      {shared && (
        <Suspense>
          <SharePageDialog snapshot={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </OwnFactsProvider>
  );
}
