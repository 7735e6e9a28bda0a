import { type ComponentProps, Suspense } from 'react';
import { CardBrief } from '@/features/learn/credit-cards/components/card-brief.tsx';
import { CardWorth } from '@/features/site/first-answer/components/card-worth.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';

const AssumptionsFold = lazyNamed(
  () => import('@/features/plan/optimizer/components/assumptions-fold.tsx'),
  'AssumptionsFold',
);

/** Answers that a visitor looks for first: the card's worth, its offer, its limits, the age of its facts. */
export function CardAnswers({ card }: ComponentProps<typeof CardBrief>) {
  return (
    <>
      <CardWorth
        card={card}
        renderAssumptions={(figure) => (
          <Suspense>
            <AssumptionsFold {...figure} />
          </Suspense>
        )}
      />
      <CardBrief card={card} />
    </>
  );
}
