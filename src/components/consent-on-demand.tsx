import { Suspense, lazy, useSyncExternalStore } from 'react';
import { isAnalyticsConfigured } from '@/lib/analytics-settings.ts';
import { consent } from '@/lib/consent.ts';

const ConsentBanner = lazy(async () => {
  const { ConsentBanner: component } = await import('./consent-banner.tsx');
  return { default: component };
});

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
