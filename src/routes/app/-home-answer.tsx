import { CounterAnswer } from '@/features/use/best-card/components/counter-answer.tsx';
import type { CounterSearch } from '@/features/use/best-card/schema.ts';
import { Suspense } from 'react';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { renderPay } from './-render-pay.tsx';

const KeepOffers = lazyNamed(() => import('./-keep-offers.tsx'), 'KeepOffers');

/** The best card to pay with, and a way to log the purchase. */
export function HomeAnswer(props: CounterSearch & { onAskAmount: () => void }) {
  return (
    <>
      <CounterAnswer {...props} renderPay={renderPay} />
      <Suspense>
        <KeepOffers />
      </Suspense>
    </>
  );
}
