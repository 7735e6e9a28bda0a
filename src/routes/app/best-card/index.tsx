import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { BestCardPage } from '@/features/use/best-card/components/best-card-page.tsx';
import type { PossiblePayment } from '@/features/use/best-card/describe-payment.ts';
import { bestCardSearchSchema } from '@/features/use/best-card/schema.ts';
import { currentUserEdits } from '@/features/account/current-user/mutations.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import type { SharedHand } from '@/features/mine/household/schema.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { ensurePurchases } from '@/features/mine/purchases/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { createPart } from '@/lib/part.ts';
import { WhoseHand } from '../-whose-hand.tsx';

/** Below the answer, which does not wait for it. */
const PurchaseLog = lazyNamed(
  () => import('@/features/mine/purchases/components/purchase-log.tsx'),
  'PurchaseLog',
);

const KeepOffers = lazyNamed(async () => {
  const { KeepOffers: Shown } = await import('../-render-pay.tsx');
  return { Shown };
}, 'Shown');

/** Below the answer for one shop; loaded before a shop is typed, for use without a network. */
const payPart = createPart(async () => {
  const { renderPay } = await import('../-render-pay.tsx');
  return renderPay;
});

function renderPay(payment: PossiblePayment) {
  return <OnNeed part={payPart} shown={payment} />;
}

export const Route = createFileRoute('/app/best-card/')({
  validateSearch: bestCardSearchSchema,
  search: { middlewares: [stripSearchParams(bestCardSearchSchema.parse({}))] },
  head: () => createPageHead('Best card'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([ensureHeldWallet(queryClient), ensurePurchases(queryClient)]),
  component: BestCardRoute,
  pendingComponent: skeletonOf('toolbar', 'rows'),
});

function BestCardRoute() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const [shared, setShared] = useState<SharedHand>();
  useEffect(() => {
    payPart.loadWhenIdle();
  }, []);
  const update = useMutation(currentUserEdits.updateBestCardFilters);
  return (
    <BestCardPage
      search={Route.useSearch()}
      user={user}
      onChangeFilters={update.mutate}
      renderPay={renderPay}
      shared={shared}
      whose={<WhoseHand purpose="pay" onChange={setShared} />}
    >
      <Suspense>
        <PurchaseLog />
        <KeepOffers />
      </Suspense>
    </BestCardPage>
  );
}
