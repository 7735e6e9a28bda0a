import { Suspense, lazy, useSyncExternalStore } from 'react';
import { askedOwnRate } from '@/lib/own-rate-store.ts';

const OwnRateDialog = lazy(async () => {
  const { OwnRateDialog: component } = await import('./own-rate-dialog.tsx');
  return { default: component };
});

const close = () => {
  askedOwnRate.set(null);
};

/** Draws the dialog about a rate when one is asked for, and fetches it only then. */
export function OwnRateOnDemand() {
  const asked = useSyncExternalStore(askedOwnRate.subscribe, askedOwnRate.get, askedOwnRate.get);
  if (asked === null) return null;
  return (
    <Suspense>
      <OwnRateDialog asked={asked} onClose={close} />
    </Suspense>
  );
}
