import { Suspense, useState, useSyncExternalStore } from 'react';
import { listToasts, subscribeToToasts } from '@/components/ui/toast-store.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

const Toaster = lazyNamed(() => import('@/components/ui/toaster.tsx'), 'Toaster');

/** Fetches what draws messages with the first message: most visits have none. */
export function ToastsOnDemand() {
  const hasMessage = useSyncExternalStore(
    subscribeToToasts,
    () => listToasts().length > 0,
    () => false,
  );
  const [isNeeded, setNeeded] = useState(false);
  if (hasMessage && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
