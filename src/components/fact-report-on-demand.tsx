import { type ComponentType, Suspense, useSyncExternalStore } from 'react';
import {
  closeFactReport,
  getFactReport,
  type ReportableFact,
  subscribeToFactReport,
} from '@/lib/fact-report-store.ts';

type FactReportOnDemandProps = {
  Dialog: ComponentType<{ fact: ReportableFact; onClose: () => void }>;
};

/** Draws the dialog about a fact when one is asked for, and fetches it only then. */
export function FactReportOnDemand({ Dialog }: FactReportOnDemandProps) {
  const fact = useSyncExternalStore(subscribeToFactReport, getFactReport, getFactReport);
  if (fact === null) return null;
  return (
    <Suspense>
      <Dialog key={`${fact.table} ${fact.id}`} fact={fact} onClose={closeFactReport} />
    </Suspense>
  );
}
