import { Suspense, useSyncExternalStore } from 'react';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { askedOwnRate } from '@/lib/own-rate-store.ts';

const OwnRateDialog = lazyNamed(() => import('./own-rate-dialog.tsx'), 'OwnRateDialog');

const close = () => {
  askedOwnRate.set(null);
};

export function OwnRateOnDemand() {
  const asked = useSyncExternalStore(askedOwnRate.subscribe, askedOwnRate.get, askedOwnRate.get);
  if (asked === null) return null;
  return (
    <Suspense>
      <OwnRateDialog asked={asked} onClose={close} />
    </Suspense>
  );
}
