import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';
import { listToasts, subscribeToToasts } from '@/components/ui/toast-store.ts';
import { isConsentAsked } from '@/lib/analytics-settings.ts';
import { consent } from '@/lib/consent.ts';
import { type ReportableFact, reportedFact } from '@/lib/fact-report-store.ts';
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

const close = () => {
  reportedFact.set(null);
};

type FactReportOnDemandProps = {
  Dialog: ComponentType<{ fact: ReportableFact; onClose: () => void }>;
};

export function FactReportOnDemand({ Dialog }: FactReportOnDemandProps) {
  const fact = useSyncExternalStore(reportedFact.subscribe, reportedFact.get, reportedFact.get);
  if (fact === null) return null;
  return (
    <Suspense>
      <Dialog key={`${fact.table} ${fact.id}`} fact={fact} onClose={close} />
    </Suspense>
  );
}

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
