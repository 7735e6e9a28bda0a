import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import { MyCardsPage } from '@/features/mine/member-cards/components/my-cards-page.tsx';
import { statusOfView } from '@/features/mine/member-cards/list-entries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { myCardsSearchSchema } from '@/features/mine/member-cards/search.ts';
import { HouseholdBar } from '@/features/mine/household/public.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';

// Lazy: few cards are better closed, and most members have no household.
const SharedCards = lazyNamed(
  () => import('@/features/mine/household/components/shared-cards.tsx'),
  'SharedCards',
);

const CatalogCardOffers = lazyNamed(
  () => import('@/features/mine/own-cards/components/catalog-card-offers.tsx'),
  'CatalogCardOffers',
);
const ChaseCount = lazyNamed(
  () => import('@/features/learn/application-rules/components/chase-count.tsx'),
  'ChaseCount',
);
const ClosingCautions = lazyNamed(
  () => import('@/features/plan/closing-advice/components/closing-cautions.tsx'),
  'ClosingCautions',
);
const PlannedEnd = lazyNamed(
  () => import('@/features/plan/planned-steps/components/planned-end.tsx'),
  'PlannedEnd',
);

export const Route = createFileRoute('/app/my-cards')({
  validateSearch: myCardsSearchSchema,
  search: { middlewares: [stripSearchParams(myCardsSearchSchema.parse({}))] },
  head: () => createPageHead('My cards'),
  loader: ({ context }) => ensureHeldWallet(context.queryClient),
  component: MyCardsRoute,
  pendingComponent: skeletonOf('verdict', 'tabs', 'toolbar', 'rows'),
});

function MyCardsRoute() {
  const search = Route.useSearch();
  return (
    <MyCardsPage
      wallet={useHeldWallet()}
      search={search}
      whose={
        <>
          <HouseholdBar kind="cards" />
          <Suspense fallback={<span className="block h-6" />}>
            <ChaseCount />
          </Suspense>
          <Suspense>
            <CatalogCardOffers />
          </Suspense>
        </>
      }
      others={
        <Suspense>
          <SharedCards status={statusOfView[search.view]} q={search.q} />
        </Suspense>
      }
      cautionsOn={(memberCard, isClosing) => (
        <Suspense>
          {isClosing && <ClosingCautions id={memberCard.id} />}
          <PlannedEnd memberCard={memberCard} className="basis-full sm:order-last sm:text-right" />
        </Suspense>
      )}
    />
  );
}
