import { Suspense, useId } from 'react';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { applyStep } from '../apply-step.ts';
import type { CardReader } from '../create-card-reader.ts';
import { findBlocker } from '../find-blocker.ts';
import { findOrder } from '../find-order.ts';
import type { PlanEvent } from '../list-steps.ts';
import type { DoStep, PlanParts, Reason, WhatNextSearch } from '../schema.ts';
import type { Planner } from '../to-household-question.ts';
import type { Unfolded } from '../use-unfolded.ts';
import { PlanTimeline } from './plan-timeline.tsx';

/** Lazy: few members keep a plan. */
const PlanCalendar = lazyNamed(() => import('./plan-calendar.tsx'), 'PlanCalendar');

type PlanLaneProps = {
  planner: Planner;
  events: readonly PlanEvent[];
  reasons: readonly Reason[];
  isRunning: boolean;
  /** The household's plan, whose totals include them. */
  plan: PlanParts;
  inputs: ValuationInputs;
  cardOf: CardReader;
  noteOf: (event: PlanEvent) => string | null;
  search: WhatNextSearch;
  doStep: DoStep;
  onChange: (next: Partial<WhatNextSearch>) => void;
  unfolded: Unfolded;
  /** Before anything is done that makes another plan. */
  onAct: () => void;
};

export function PlanLane(props: PlanLaneProps) {
  const { planner, events, reasons, plan, inputs, cardOf, noteOf, search, doStep } = props;
  const { name, owner, account, facts } = planner;
  const { isRunning, onChange, onAct } = props;
  const heading = useId();
  const names = { ...inputs.names, card: (key: string) => cardOf(key).name };
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="border-foreground border-b-2 pb-1 text-lg font-semibold">
        {name === null ? 'Your steps' : `Steps of ${name}`}
      </h2>
      {events.length === 0 && (
        <p className="text-muted-foreground py-3">
          {name === null ? 'Nothing to do for you.' : `Nothing to do for ${name}.`}
        </p>
      )}
      {account.name === null && (
        <Suspense>
          <PlanCalendar
            events={events}
            date={inputs.date}
            isRunning={isRunning}
            cardOf={cardOf}
            applicant={name === null || !owner ? null : { id: owner, name }}
            onKeep={doStep.keepPlan}
          />
        </Suspense>
      )}
      {events.length > 0 && (
        <PlanTimeline
          label={name === null ? 'Your months of the plan' : `The months of the plan of ${name}`}
          events={events}
          plan={plan}
          date={inputs.date}
          cardOf={cardOf}
          names={names}
          person={name}
          groundsOf={(event) => ({
            reasons,
            blocker: event.kind === 'open' ? findBlocker(facts, event) : null,
            order: event.kind === 'open' ? findOrder(facts, events, event) : null,
          })}
          noteOf={noteOf}
          doneBy={account.name}
          unfolded={props.unfolded}
          onDo={(event, on) => {
            onAct();
            applyStep(doStep, event, on, { cardOf, offerOf: inputs.offerOf }, owner);
          }}
          onNever={(slug) => {
            onAct();
            onChange({ never: [...search.never, slug] });
          }}
          onDenied={(slug) => {
            onAct();
            void doStep.deny(cardOf(slug).card, owner);
          }}
          onKeep={(id) => {
            onAct();
            onChange({ keep: [...search.keep, id] });
          }}
        />
      )}
    </section>
  );
}
