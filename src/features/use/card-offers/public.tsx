import { type ComponentProps, Suspense } from 'react';
import { lazyNamed } from '@/lib/lazy-named.ts';

// Lazy: most members enter no offers.
const LazyPaid = lazyNamed(() => import('./components/offers-paid.tsx'), 'OffersPaid');

/** Sentence about the offers of a held card that paid in the last twelve months; nothing if none did. */
export function OffersPaid(props: ComponentProps<typeof LazyPaid>) {
  return (
    <Suspense>
      <LazyPaid {...props} />
    </Suspense>
  );
}
