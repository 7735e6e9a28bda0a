import { Share2 } from 'lucide-react';
import { Suspense } from 'react';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import { useApplicant } from '@/features/mine/people/queries.ts';
import type { SharedPlan } from '@/features/plan/shared-pages/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { resultOf } from '@/lib/search/use-search.ts';
import { applyStep } from '../apply-step.ts';
import { type ComparedPlan, createCompared } from '../compare-plans.ts';
import type { CardReader } from '../create-card-reader.ts';
import { findBlocker } from '../find-blocker.ts';
import { findOrder } from '../find-order.ts';
import { createSharedPlan } from '../create-shared-plan.ts';
import { listCountLimits } from '../list-count-limits.ts';
import { listLanes } from '../list-lanes.ts';
import { listParameters } from '../list-parameters.ts';
import { countNewCards, listEvents, type PlanEvent } from '../list-steps.ts';
import type { DoStep, PlanResult as FoundPlan, WhatNextSearch } from '../schema.ts';
import type { usePlan } from '../use-plan.ts';
import type { Unfolded } from '../use-unfolded.ts';
import { describePlanInWords, describeProof } from '../words.ts';
import { HowSure } from './how-sure.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { PlanTimeline } from './plan-timeline.tsx';
import { PlanTotal } from './plan-total.tsx';

/** Lazy: few members keep a plan. */
const PlanCalendar = lazyNamed(() => import('./plan-calendar.tsx'), 'PlanCalendar');
/** Comes below the steps, which are read first. */
const NewCardCount = lazyNamed(() => import('./new-card-count.tsx'), 'NewCardCount');
const StayOrMove = lazyNamed(() => import('./stay-or-move.tsx'), 'StayOrMove');
const PlanPicture = lazyNamed(() => import('@/components/plan-picture.tsx'), 'PlanPicture');
/** Lazy: most plans are not compared. */
const TwoPlans = lazyNamed(() => import('./two-plans.tsx'), 'TwoPlans');

/** A plan kept for comparison, with the data it depends on. */
export type KeptPlan = { readonly told: ComparedPlan; readonly rests: readonly unknown[] };

type PlanResultProps = {
  search: WhatNextSearch;
  planned: ReturnType<typeof usePlan>;
  plan: NonNullable<FoundPlan['plan']>;
  present: NonNullable<FoundPlan['present']>;
  names: LedgerNames;
  cardOf: CardReader;
  kept: KeptPlan | null;
  rests: KeptPlan['rests'];
  doStep: DoStep;
  onShare: (plan: SharedPlan) => void;
  setKept: (kept: KeptPlan | null) => void;
  change: (next: Partial<WhatNextSearch>) => void;
  keepFocus: () => void;
  unfolded: Unfolded;
};

export function PlanResult(props: PlanResultProps) {
  const { search, planned, plan, present, names, cardOf, kept, rests } = props;
  const { doStep, onShare, setKept, change, keepFocus, unfolded } = props;
  const { inputs, facts, reasons, state, better, start, stop } = planned;
  const { question, undated } = facts;
  const { date } = question;
  const { applicant } = useApplicant();
  const cash = inputs.rows.pointSystems.filter(({ kind }) => kind === 'cashback');
  const isCash = (system: string) => cash.some(({ slug }) => slug === system);
  const isRunning = state.kind === 'running' || state.kind === 'idle';
  const result = resultOf(state);
  const events = listEvents(facts, plan);
  const lanes = listLanes(plan, events);
  const now = createCompared({ search, plan, events }, (key) => cardOf(key).name);
  const undatedNames = undated.map((id) => cardOf(id).name);
  const act = (event: PlanEvent, on: CalendarDate) => {
    keepFocus();
    applyStep(doStep, event, on, { cardOf, offerOf: inputs.offerOf });
  };
  return (
    <>
      <PlanTotal
        sentence={describePlanInWords(events, applicant?.name)}
        plan={plan}
        present={present}
        names={names}
        date={date}
        proof={result && describeProof(result, isRunning)}
        onStop={isRunning ? stop : null}
        better={better}
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
        {!isRunning && (
          <Button
            size="md"
            variant="outline"
            onClick={() => {
              const slugOf = (key: string) => cardOf(key).card.slug;
              onShare(createSharedPlan({ plan, present, lanes, date, slugOf }));
            }}
          >
            <Share2 aria-hidden /> Share
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
      <Suspense fallback={<ListSkeleton label="Loading" rows={6} />}>
        <PlanPicture {...{ lanes, date, cardOf }} count={plan.months.length} />
      </Suspense>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="plan-steps" className="min-w-0">
          <h2 id="plan-steps" className="border-foreground border-b-2 pb-1 text-lg font-semibold">
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
            <PlanTimeline
              events={events}
              plan={plan}
              date={date}
              cardOf={cardOf}
              names={names}
              unfolded={unfolded}
              person={applicant?.name ?? null}
              groundsOf={(event) => ({
                reasons,
                blocker: event.kind === 'open' ? findBlocker(facts, event) : null,
                order: event.kind === 'open' ? findOrder(facts, events, event) : null,
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
  );
}
