import { Suspense, useSyncExternalStore } from 'react';
import { isAnalyticsConfigured } from '@/lib/analytics-settings.ts';
import { consent } from '@/lib/consent.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

const ConsentBanner = lazyNamed(() => import('./consent-banner.tsx'), 'ConsentBanner');

/** Asks where a build has statistics and the visitor has not answered yet. */
export function ConsentOnDemand() {
  const answer = useSyncExternalStore(consent.subscribe, consent.get, () => 'granted' as const);
  if (answer !== 'unasked' || !isAnalyticsConfigured()) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
