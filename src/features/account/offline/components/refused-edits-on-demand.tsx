import { Suspense, useSyncExternalStore } from 'react';
import { refusedEdits } from '@/lib/edits/refused-edits.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

const RefusedEdits = lazyNamed(() => import('./refused-edits.tsx'), 'RefusedEdits');

export function RefusedEditsOnDemand() {
  const isAny = useSyncExternalStore(refusedEdits.subscribe, refusedEdits.get).length > 0;
  return (
    isAny && (
      <Suspense>
        <RefusedEdits />
      </Suspense>
    )
  );
}
