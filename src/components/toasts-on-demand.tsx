import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { listToasts, subscribeToToasts } from '@/components/ui/toast-store.ts';

const Toaster = lazy(async () => {
  const { Toaster: component } = await import('@/components/ui/toaster.tsx');
  return { default: component };
});

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
