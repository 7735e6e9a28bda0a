import { Suspense } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import type { ExplainRequest } from '../schema.ts';
import type { RobustnessFacts } from '../limits/describe-limits.ts';

const PlanRobustness = lazyNamed(() => import('./plan-robustness.tsx'), 'PlanRobustness');

type HowSureProps = {
  /** Null while the plan is still looked for. */
  facts: RobustnessFacts | null;
  onBetter: (tenures: ExplainRequest['tenures']) => void;
};

export function HowSure({ facts, onBetter }: HowSureProps) {
  return (
    <section aria-labelledby="how-sure" className="grid content-start gap-3">
      <h2 id="how-sure" className="border-foreground border-b-2 pb-1 text-lg font-semibold">
        What would change it
      </h2>
      {facts ? (
        <Suspense fallback={<ListSkeleton label="Loading" rows={2} />}>
          <PlanRobustness facts={facts} onBetter={onBetter} />
        </Suspense>
      ) : (
        <p className="text-muted-foreground">
          Available once the plan is final: wait until the search ends, or stop it here.
        </p>
      )}
    </section>
  );
}
