import { Suspense, useSyncExternalStore } from 'react';
import { isConsentAsked } from '@/lib/analytics-settings.ts';
import { consent } from '@/lib/consent.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

const ConsentBanner = lazyNamed(() => import('./consent-banner.tsx'), 'ConsentBanner');

export function ConsentOnDemand() {
  const answer = useSyncExternalStore(consent.subscribe, consent.get, () => 'granted' as const);
  if (answer !== 'unasked' || !isConsentAsked()) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
