import { Outlet, createFileRoute, useMatches } from '@tanstack/react-router';
import { Suspense, use, useState } from 'react';
import { AreaError } from '@/components/area-error.tsx';
import { FrameSkeleton } from '@/components/app-frame/frame-skeleton.tsx';
import { InFrameContext } from '@/components/app-frame/in-frame-context.ts';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { hasKeptAnswer } from '@/lib/name-kept-key.ts';
import { OfflineNotice } from '@/features/account/offline/components/offline-notice.tsx';
import { RefusedEditsOnDemand } from '@/features/account/offline/components/refused-edits-on-demand.tsx';
import { provideOwnCards } from '@/features/mine/own-cards/public.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { AppLayout } from './-app-layout.tsx';
import { WhoApplies } from './-who-applies.tsx';

const CarriedAnswer = lazyNamed(
  () => import('@/features/site/first-answer/components/carried-answer.tsx'),
  'CarriedAnswer',
);

export const Route = createFileRoute('/app')({
  beforeLoad: ({ context }) => provideOwnCards(context.queryClient),
  component: AppRoute,
  pendingComponent: FrameSkeleton,
  errorComponent: AreaError,
  notFoundComponent: AppNotFound,
});

function AppRoute() {
  // Read once at the first render: carrying the answer clears it.
  const [isCarrying] = useState(hasKeptAnswer);
  const asksWhoApplies = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.asksWhoApplies),
  });
  const plansForHousehold = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.plansForHousehold),
  });
  return (
    <AppLayout>
      <OfflineNotice />
      <RefusedEditsOnDemand />
      {isCarrying && (
        <Suspense>
          <CarriedAnswer />
        </Suspense>
      )}
      {asksWhoApplies && <WhoApplies canBeHousehold={plansForHousehold} />}
      <Outlet />
    </AppLayout>
  );
}

/** A missing screen keeps the frame around it; a screen whose record is missing replaces the frame. */
function AppNotFound() {
  if (use(InFrameContext)) return <NotFoundPage />;
  return (
    <AppLayout>
      <NotFoundPage />
    </AppLayout>
  );
}
