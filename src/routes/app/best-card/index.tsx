import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { BestCardPage } from '@/features/use/best-card/components/best-card-page.tsx';
import { bestCardSearchSchema, type PossiblePayment } from '@/features/use/best-card/schema.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { ensurePurchases } from '@/features/mine/purchases/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';
import { createPart } from '@/lib/part.ts';

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
  useEffect(() => {
    payPart.loadWhenIdle();
  }, []);
  return (
    <BestCardPage search={Route.useSearch()} renderPay={renderPay}>
      <Suspense>
        <PurchaseLog />
        <KeepOffers />
      </Suspense>
    </BestCardPage>
  );
}
