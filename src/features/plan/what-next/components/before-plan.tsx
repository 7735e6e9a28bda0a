import { type ComponentProps, Suspense } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import type { usePlanSearch } from '../use-plan-search.ts';

/** Few limits leave no plan at all. */
const NoPlan = lazyNamed(() => import('./no-plan.tsx'), 'NoPlan');

type BeforePlanProps = Omit<ComponentProps<typeof NoPlan>, 'isProven'> & {
  state: ReturnType<typeof usePlanSearch>['state'];
};

/** Shown in place of a plan while it is computed, or if there is none; failures are reported elsewhere. */
export function BeforePlan({ state, ...actions }: BeforePlanProps) {
  if (state.kind === 'failed') return null;
  return state.kind === 'done' ? (
    <Suspense fallback={<ListSkeleton label="Loading" />}>
      <NoPlan isProven={state.result.isProven} {...actions} />
    </Suspense>
  ) : (
    <ListSkeleton label="Planning" />
  );
}
