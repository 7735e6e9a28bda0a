import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import { useApplicant } from '@/features/people/queries.ts';
import { describeError } from '@/lib/describe-error.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { applyStep } from '../apply-step.ts';
import { type ComparedPlan, createCompared } from '../compare-plans.ts';
import { createCardReader } from '../create-card-reader.ts';
import { findBlocker } from '../find-blocker.ts';
import { listCountLimits } from '../list-count-limits.ts';
import { listParameters } from '../list-parameters.ts';
import { countNewCards, listEvents, type PlanEvent } from '../list-steps.ts';
import type { DoStep, WhatNextSearch } from '../schema.ts';
import { usePlan } from '../use-plan.ts';
import { describePlanInWords, describeProof } from '../words.ts';
import { HowSure } from './how-sure.tsx';
import { BeforePlan } from './before-plan.tsx';
import { NoSpending } from './no-spending.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { PlanTotal } from './plan-total.tsx';
import { PlanWishes } from './plan-wishes.tsx';

/** Loads while the plan is computed. */
const loadTimeline = () => import('./plan-timeline.tsx');
const PlanTimeline = lazyNamed(loadTimeline, 'PlanTimeline');
/** Lazy: few members keep a plan. */
const PlanCalendar = lazyNamed(() => import('./plan-calendar.tsx'), 'PlanCalendar');
/** Comes below the steps, which are read first. */
const NewCardCount = lazyNamed(() => import('./new-card-count.tsx'), 'NewCardCount');
const StayOrMove = lazyNamed(() => import('./stay-or-move.tsx'), 'StayOrMove');
/** Lazy: most plans are not compared. */
const TwoPlans = lazyNamed(() => import('./two-plans.tsx'), 'TwoPlans');

const title = 'What next';
const description =
  'Which card to open in which month, what to keep, and what to close before its fee: calculated on this device from your cards, your spending and the issuers’ rules.';

export function WhatNextPage({ search, doStep }: { search: WhatNextSearch; doStep: DoStep }) {
  const { inputs, memberCards, facts, reasons, state, start, stop } = usePlan(search);
  const { question, undated } = facts;
  useEffect(() => {
    // A failed preload is repeated when the plan needs it.
    loadTimeline().catch(() => undefined);
  }, []);
  // Kept while the page is open, with the data it depends on.
  const [kept, setKept] = useState<{ told: ComparedPlan; rests: readonly unknown[] } | null>(null);
  const { applicant } = useApplicant();
  const rests = [memberCards, inputs, applicant?.id];
  const navigate = useNavigate({ from: '/app/what-next' });
  const change = (next: Partial<WhatNextSearch>) =>
    void navigate({
      search: (known) => ({ ...known, ...next }),
      replace: true,
      resetScroll: false,
    });
  const { date } = question;
  const ownCards = new Set(memberCards.map(({ id }) => id));
  const cardOf = createCardReader(inputs, memberCards);
  const cash = inputs.rows.pointSystems.filter(({ kind }) => kind === 'cashback');
  const isCash = (system: string) => cash.some(({ slug }) => slug === system);
  const names = { ...inputs.names, card: (key: string) => cardOf(key).name };

  if (Object.values(inputs.spending).every((amount) => amount === 0)) {
    return (
      <>
        <PageHeader title={title} description={description} />
        <NoSpending />
      </>
    );
  }
  const isRunning = state.kind === 'running' || state.kind === 'idle';
  const result = state.kind === 'running' || state.kind === 'done' ? state.result : null;
  const { plan = null, present = null } = result ?? {};
  const events = plan ? listEvents(facts, plan) : [];
  const now = plan && createCompared({ search, plan, events }, (key) => cardOf(key).name);
  const undatedNames = undated.map((id) => cardOf(id).name);
  // The pressed button unmounts with its plan.
  const keepFocus = () => {
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const act = (event: PlanEvent, on: CalendarDate) => {
    keepFocus();
    applyStep(doStep, event, on, { cardOf, offerOf: inputs.offerOf });
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
        {state.kind === 'failed' && (
          <ErrorState
            title="The plan could not be calculated"
            message={describeError(state.error)}
            onRetry={() => start({ question })}
          />
        )}
        {plan && present && now ? (
          <>
            <PlanTotal
              sentence={describePlanInWords(events, applicant?.name)}
              plan={plan}
              present={present}
              names={names}
              date={date}
              proof={result && describeProof(result, isRunning)}
              onStop={isRunning ? stop : null}
            >
              {!isRunning && kept?.told.plan !== plan && (
                <Button
                  size="md"
                  variant="outline"
                  onClick={() => {
                    keepFocus();
                    setKept({ told: now, rests });
                  }}
                >
                  Compare with this plan
                </Button>
              )}
            </PlanTotal>
            {kept && (
              <Suspense>
                <TwoPlans
                  kept={kept.told}
                  now={now}
                  isOld={kept.rests.some((each, index) => each !== rests[index])}
                  names={names}
                  date={date}
                  onForget={() => {
                    keepFocus();
                    setKept(null);
                  }}
                />
              </Suspense>
            )}
            <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <section aria-labelledby="plan-steps" className="min-w-0">
                <h2
                  id="plan-steps"
                  className="border-foreground border-b-2 pb-1 text-lg font-semibold"
                >
                  The steps
                </h2>
                <Suspense>
                  <PlanCalendar
                    {...{ events, date, isRunning, cardOf, applicant }}
                    onKeep={doStep.keepPlan}
                  />
                </Suspense>
                {events.length === 0 ? (
                  <p className="text-muted-foreground py-3">
                    Nothing to do: no fee is due, and no new card that you allow adds value.
                  </p>
                ) : (
                  <Suspense fallback={<ListSkeleton label="Loading" rows={4} />}>
                    <PlanTimeline
                      events={events}
                      plan={plan}
                      date={date}
                      cardOf={cardOf}
                      names={names}
                      groundsOf={(event) => ({
                        reasons,
                        blocker: event.kind === 'open' ? findBlocker(facts, event) : null,
                      })}
                      onDo={act}
                      onNever={(slug) => {
                        keepFocus();
                        change({ never: [...search.never, slug] });
                      }}
                      onDenied={(slug) => {
                        keepFocus();
                        void doStep.deny(cardOf(slug).card);
                      }}
                      onKeep={(id) => {
                        keepFocus();
                        change({ keep: [...search.keep, id] });
                      }}
                    />
                  </Suspense>
                )}
              </section>
              <div className="grid min-w-0 content-start gap-6">
                <Suspense fallback={<ListSkeleton label="Loading" rows={4} />}>
                  <StayOrMove present={present} plan={plan} names={names} date={date} />
                </Suspense>
                <HowSure
                  facts={
                    state.kind !== 'done'
                      ? null
                      : {
                          question,
                          tenures: state.result.tenures,
                          parameters: listParameters(question, plan, isCash),
                          names,
                        }
                  }
                  onBetter={(known) => {
                    keepFocus();
                    start({ question, known });
                  }}
                />
                <Suspense fallback={<ListSkeleton label="Loading" rows={4} />}>
                  <NewCardCount
                    counts={countNewCards(facts, plan)}
                    limits={listCountLimits(facts)}
                    nameOfIssuer={(slug) =>
                      inputs.rows.companies.find((company) => company.slug === slug)?.name ?? slug
                    }
                    date={date}
                  />
                </Suspense>
                <PlanNotes events={events} undated={undatedNames} />
              </div>
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
