import { CounterAnswer } from '@/features/best-card/components/counter-answer.tsx';
import type { CounterSearch } from '@/features/best-card/schema.ts';
import { renderPay } from './-render-pay.tsx';

/** What to pay with, and the way to log it. */
export function HomeAnswer(props: CounterSearch & { onAskAmount: () => void }) {
  return <CounterAnswer {...props} renderPay={renderPay} />;
}
