import { type ComponentProps, Suspense } from 'react';
import { lazyNamed } from '@/lib/lazy-named.ts';

// Lazy: most members have no household.
const HouseholdBar = lazyNamed(
  () => import('@/features/mine/household/components/household-bar.tsx'),
  'HouseholdBar',
);
const SharedHandNote = lazyNamed(
  () => import('@/features/mine/household/components/shared-hand-note.tsx'),
  'SharedHandNote',
);

/** Chooses whether a page counts the others' cards in addition to the member's own. */
export function WhoseHand(props: ComponentProps<typeof SharedHandNote>) {
  return (
    <Suspense>
      <HouseholdBar kind="cards" />
      <SharedHandNote {...props} />
    </Suspense>
  );
}
