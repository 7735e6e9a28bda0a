import { type ReactNode, Suspense } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { useSearchChange } from '@/components/use-search-change.ts';
import type { Account, ListApplicants } from '@/features/mine/eligibility/schema.ts';
import { describeError } from '@/lib/describe-error.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { resultOf } from '@/lib/search/use-search.ts';
import { createCardReader } from '../create-card-reader.ts';
import { describePooling, describeReferral, describeSharing } from '../describe-household.ts';
import type { Spender } from '../join-spending.ts';
import { listLanes } from '../list-lanes.ts';
import { listPooled } from '../list-pooled.ts';
import { listEvents } from '../list-steps.ts';
import { nameCopies } from '../name-copies.ts';
import type { DoStep, WhatNextSearch } from '../schema.ts';
import { findReferral, splitPlan, splitReasons } from '../split-plan.ts';
import { useHouseholdPlan } from '../use-household-plan.ts';
import { useUnfolded } from '../use-unfolded.ts';
import { describePlanInWords, describeProof } from '../words.ts';
import { BeforePlan } from './before-plan.tsx';
import { NoSpending } from './no-spending.tsx';
import { PlanLane } from './plan-lane.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { PlanTotal } from './plan-total.tsx';
import { PlanWishes } from './plan-wishes.tsx';

const PlanPicture = lazyNamed(() => import('@/components/plan-picture.tsx'), 'PlanPicture');
/** Comes below the steps, which are read first. */
const StayOrMove = lazyNamed(() => import('./stay-or-move.tsx'), 'StayOrMove');

type HouseholdPlanProps = {
  header: ReactNode;
  search: WhatNextSearch;
  doStep: DoStep;
  accounts: readonly Account[];
  spenders: readonly Spender[];
  listApplicants: ListApplicants;
};

export function HouseholdPlan(props: HouseholdPlanProps) {
  const { header, search, doStep, accounts, spenders, listApplicants } = props;
  const household = useHouseholdPlan(search, accounts, spenders, listApplicants);
  const { inputs, memberCards, question, copies, planners, reasons, state, better, start, stop } =
    household;
  // The pressed button unmounts with its plan.
  const keepFocus = () => {
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const change = useSearchChange<WhatNextSearch>();
  const unfolded = useUnfolded();
  if (Object.values(inputs.spending).every((amount) => amount === 0)) {
    return (
      <>
        {header}
        <NoSpending />
      </>
    );
  }
  const { date } = question;
  const cardOf = createCardReader(inputs, memberCards);
  const nameOf = (id: string) => planners.find((each) => each.id === id)?.name ?? null;
  const plain = { ...inputs.names, card: (key: string) => cardOf(key).name };
  const names = nameCopies(plain, copies, nameOf);
  const isCash = (system: string) =>
    inputs.rows.pointSystems.some(({ slug, kind }) => slug === system && kind === 'cashback');
  const isRunning = state.kind === 'running' || state.kind === 'idle';
  const result = resultOf(state);
  const { plan = null, present = null } = result ?? {};
  const lanes = planners.map((planner) => {
    if (!plan) return { planner, events: [], bars: [] };
    const own = splitPlan(plan, copies, planner.id);
    const events = listEvents(planner.facts, own);
    return { planner, events, bars: listLanes(own, events) };
  });
  const events = lanes.flatMap((lane) => lane.events);
  return (
    <>
      {header}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PlanWishes
          search={search}
          inputs={inputs}
          ownCards={new Set(memberCards.map(({ id }) => id))}
          cardOf={cardOf}
          onChange={change}
        />
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
          <>
            <PlanTotal
              sentence={describePlanInWords(events)}
              plan={plan}
              present={present}
              names={names}
              date={date}
              proof={result && describeProof(result, isRunning)}
              onStop={isRunning ? stop : null}
              better={better}
            />
            <Suspense fallback={<ListSkeleton label="Loading" rows={6} />}>
              {lanes.map(
                ({ planner, bars }) =>
                  bars.length > 0 && (
                    <PlanPicture
                      key={planner.id}
                      owner={planner.name ?? 'You'}
                      lanes={bars}
                      count={plan.months.length}
                      {...{ date, cardOf }}
                    />
                  ),
              )}
            </Suspense>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
              {lanes.map(({ planner, events: own }) => (
                <PlanLane
                  key={planner.id}
                  planner={planner}
                  events={own}
                  reasons={splitReasons(reasons, copies, planner.id)}
                  isRunning={isRunning}
                  plan={plan}
                  inputs={inputs}
                  cardOf={cardOf}
                  noteOf={({ kind, card }) => {
                    if (kind !== 'open') return null;
                    const found = findReferral(plan.referrals, copies, planner.id, card);
                    return found && describeReferral(nameOf(found.by), planner.name, found.points);
                  }}
                  search={search}
                  doStep={doStep}
                  onChange={change}
                  unfolded={unfolded}
                  onAct={keepFocus}
                />
              ))}
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
              <Suspense fallback={<ListSkeleton label="Loading" rows={4} />}>
                <StayOrMove present={present} plan={plan} names={names} date={date} />
              </Suspense>
              <PlanNotes
                events={events}
                undated={planners.flatMap(({ id, facts }) =>
                  facts.undated.map((card) => {
                    const owner = nameOf(id);
                    const name = plain.card(card);
                    return owner === null ? name : `${name} (${owner})`;
                  }),
                )}
                others={[
                  ...describeSharing(accounts, spenders),
                  describePooling(
                    listPooled(plan, copies, inputs.catalog, isCash),
                    plain.pointSystem,
                    (system) =>
                      inputs.rows.pointSystems.find(({ slug }) => slug === system)
                        ?.pooling_confidence ?? null,
                  ),
                  'New cards and fees are limited for all of you together, and a card you rule out is ruled out for everybody. Each person opens at most one card a month, under the rules as they apply to that person.',
                ]}
              />
            </div>
          </>
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
      </div>
    </>
  );
}
