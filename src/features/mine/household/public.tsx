import { type ComponentProps, Suspense } from 'react';
import { lazyNamed } from '@/lib/lazy-named.ts';

// Lazy: most members have no household.
const LazyBar = lazyNamed(() => import('./components/household-bar.tsx'), 'HouseholdBar');

/** Switch between the member's rows of a page and those that their household shares, with a note while they load. */
export function HouseholdBar(props: ComponentProps<typeof LazyBar>) {
  return (
    <Suspense>
      <LazyBar {...props} />
    </Suspense>
  );
}
