import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import { useApplicant } from '@/features/mine/people/queries.ts';
import type { SharedPlan } from '@/features/plan/shared-pages/schema.ts';
import { describeError } from '@/lib/describe-error.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { resultOf } from '@/lib/search/use-search.ts';
import { startLimits } from '../choose-limits.ts';
import { createCardReader } from '../create-card-reader.ts';
import type { DoStep, WhatNextSearch } from '../schema.ts';
import { usePlan } from '../use-plan.ts';
import { useUnfolded } from '../use-unfolded.ts';
import { BeforePlan } from './before-plan.tsx';
import { NoSpending } from './no-spending.tsx';
import type { KeptPlan } from './plan-result.tsx';
import { PlanWishes } from './plan-wishes.tsx';
import { StartLimits } from './start-limits.tsx';

/** Loads while the plan is computed. */
const loadResult = () => import('./plan-result.tsx');
const PlanResult = lazyNamed(loadResult, 'PlanResult');

const title = 'What next';
const description =
  'Which card to open in which month, what to keep, and what to close before its fee: calculated on this device from your cards, your spending and the issuers’ rules.';

/** Comes after the plan, which it does not slow. */
const PlanQuestions = lazyNamed(() => import('./plan-questions.tsx'), 'PlanQuestions');

type WhatNextPageProps = {
  search: WhatNextSearch;
  doStep: DoStep;
  onShare: (plan: SharedPlan) => void;
  /** The one card next, without a plan; its search waits for the plan's, which it does not move. */
  next: ReactNode;
};

export function WhatNextPage({ search: asked, doStep, onShare, next }: WhatNextPageProps) {
  const planned = usePlan(asked);
  const { search, isStart, inputs, memberCards, facts, state, start } = planned;
  const { question } = facts;
  useEffect(() => {
    // A failed preload is repeated when the plan needs it.
    loadResult().catch(() => undefined);
  }, []);
  // Kept while the page is open, with the data it depends on.
  const [kept, setKept] = useState<KeptPlan | null>(null);
  const unfolded = useUnfolded();
  const { applicant } = useApplicant();
  const rests = [memberCards, inputs, applicant?.id];
  const changeSearch = useSearchChange<WhatNextSearch>();
  // A beginner who chooses one limit keeps the others as they are shown.
  const change = (wanted: Partial<WhatNextSearch>) => {
    const isOwn = isStart && startLimits.some((limit) => limit in wanted);
    const { new: count, fee, months, redeem } = search;
    changeSearch(isOwn ? { start: false, new: count, fee, months, redeem, ...wanted } : wanted);
  };
  const ownCards = new Set(memberCards.map(({ id }) => id));
  const cardOf = createCardReader(inputs, memberCards);
  const names = { ...inputs.names, card: (key: string) => cardOf(key).name };

  if (Object.values(inputs.spending).every((amount) => amount === 0)) {
    return (
      <>
        <PageHeader title={title} description={description} />
        <NoSpending />
      </>
    );
  }
  const result = resultOf(state);
  const { plan = null, present = null } = result ?? {};
  // The pressed button unmounts with its plan.
  const keepFocus = () => {
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHeader title={title} description={description} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {ownCards.size === 0 && (
          <p className="bg-muted rounded-md p-3">
            You haven’t entered any cards, so the plan starts with none.{' '}
            <Link to="/app/my-cards" className="font-medium underline">
              Add the cards you have
            </Link>
          </p>
        )}
        <PlanWishes
          search={search}
          inputs={inputs}
          ownCards={ownCards}
          cardOf={cardOf}
          onChange={change}
        />
        {isStart && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StartLimits />
            <Button size="md" variant="outline" onClick={() => changeSearch({ start: false })}>
              Plan without these limits
            </Button>
          </p>
        )}
        {state.kind === 'failed' && (
          <ErrorState
            title={
              plan ? 'The search for a better plan stopped' : 'The plan could not be calculated'
            }
            message={describeError(state.error)}
            onRetry={() => start({ question })}
          />
        )}
        {plan && present ? (
          <Suspense fallback={<ListSkeleton label="Loading" rows={4} />}>
            <PlanResult
              {...{ search, planned, plan, present, names, cardOf, kept, rests }}
              {...{ doStep, onShare, setKept, change, keepFocus, unfolded }}
            />
          </Suspense>
        ) : (
          <BeforePlan
            state={state}
            onAllowFees={() => {
              keepFocus();
              change({ fees: undefined });
            }}
            onLookAgain={() => {
              keepFocus();
              start({ question });
            }}
          />
        )}
        {state.kind === 'done' && plan && (
          <Suspense>
            <PlanQuestions {...{ inputs, question, plan }} askWider={planned.askWider} />
          </Suspense>
        )}
        {state.kind === 'done' && next}
      </div>
    </>
  );
}
