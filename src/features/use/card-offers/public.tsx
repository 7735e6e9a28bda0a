import { type ComponentProps, Suspense } from 'react';
import { lazyNamed } from '@/lib/lazy-named.ts';

// Lazy: most members enter no offers.
const LazyPaid = lazyNamed(() => import('./components/offers-paid.tsx'), 'OffersPaid');

/** Sentences about what the offers of a held card paid in the last twelve months, and which are still on it before it is closed. */
export function OffersPaid(props: ComponentProps<typeof LazyPaid>) {
  return (
    <Suspense>
      <LazyPaid {...props} />
    </Suspense>
  );
}
