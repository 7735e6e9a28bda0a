import { CounterAnswer } from '@/features/use/best-card/components/counter-answer.tsx';
import type { CounterSearch } from '@/features/use/best-card/schema.ts';
import { KeepOffers, renderPay } from './-render-pay.tsx';

/** The best card to pay with, and a way to log the purchase. */
export function HomeAnswer(props: CounterSearch & { onAskAmount: () => void }) {
  return (
    <>
      <CounterAnswer {...props} renderPay={renderPay} />
      <KeepOffers />
    </>
  );
}
