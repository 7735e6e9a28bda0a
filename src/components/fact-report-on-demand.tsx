import { type ComponentType, Suspense, useSyncExternalStore } from 'react';
import { type ReportableFact, reportedFact } from '@/lib/fact-report-store.ts';

type FactReportOnDemandProps = {
  Dialog: ComponentType<{ fact: ReportableFact; onClose: () => void }>;
};

const close = () => {
  reportedFact.set(null);
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
