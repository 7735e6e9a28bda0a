import { Suspense, useSyncExternalStore } from 'react';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { askedOwnCard } from '@/lib/own-card-store.ts';

const OwnCardDialog = lazyNamed(() => import('./own-card-dialog.tsx'), 'OwnCardDialog');

const close = () => {
  askedOwnCard.set(null);
};

export function OwnCardOnDemand() {
  const asked = useSyncExternalStore(askedOwnCard.subscribe, askedOwnCard.get, askedOwnCard.get);
  if (asked === null) return null;
  return (
    <Suspense>
      <OwnCardDialog asked={asked} onClose={close} />
    </Suspense>
  );
}
