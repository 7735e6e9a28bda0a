import { Suspense, lazy, useSyncExternalStore } from 'react';
import { isAnalyticsConfigured } from '@/lib/analytics-settings.ts';
import { isBot } from '@/lib/bots.ts';
import { consent, isConsentRequired } from '@/lib/consent.ts';

const ConsentBanner = lazy(async () => {
  const { ConsentBanner: component } = await import('./consent-banner.tsx');
  return { default: component };
});

/** Asks where a build has statistics and the visitor has not answered yet. */
export function ConsentOnDemand() {
  const answer = useSyncExternalStore(consent.subscribe, consent.get, () => 'granted' as const);
  if (answer !== 'unasked' || !isAnalyticsConfigured() || !isConsentRequired() || isBot())
    return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
