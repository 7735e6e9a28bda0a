import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useApplicant } from '@/features/mine/people/queries.ts';
import { describeError } from '@/lib/describe-error.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { resultOf } from '@/lib/search/use-search.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import { createCardReader } from '../create-card-reader.ts';
import { listPlannedSteps } from '../list-planned-steps.ts';
import { listEvents } from '../list-steps.ts';
import { type DoStep, type ToldPlan, whatNextSearchSchema } from '../schema.ts';
import { usePlan } from '../use-plan.ts';
import { describeBriefly, describeFirstSteps, listCardSteps, nameEvent } from '../words.ts';
import { StartLimits } from './start-limits.tsx';

/** Loads when a figure is opened. */
const PlanLedger = lazyNamed(() => import('./plan-ledger.tsx'), 'PlanLedger');
/** Comes after the plan, which it does not slow. */
const PlanQuestions = lazyNamed(() => import('./plan-questions.tsx'), 'PlanQuestions');

/** The plan of What next as it opens. */
const usual = whatNextSearchSchema.parse({});
/** A first answer waits no longer for a proof; What next looks on. */
const PATIENCE_MS = 8000;
const MOST_STEPS = 3;

type FirstPlanProps = {
  keepPlan: DoStep['keepPlan'];
  onHome: () => void;
  /** Questions about the member whose answers would change the plan. */
  renderQuestions: (changes: {
    readonly points: 'cash' | 'travel' | null;
    readonly credit: boolean;
  }) => ReactNode;
};

type FoundPlan = Omit<ReturnType<typeof usePlan>, 'state' | 'start' | 'stop'> & {
  readonly plan: ToldPlan;
  readonly present: ToldPlan;
};

/** The verdict at the end of the setup: what to do next, with the first steps of the plan. */
export function FirstPlan({ keepPlan, onHome, renderQuestions }: FirstPlanProps) {
  const planned = usePlan(usual);
  const { state, start, stop } = planned;
  const { question } = planned.facts;
  const isRunning = state.kind === 'running' || state.kind === 'idle';
  const stopEvent = useEffectEvent(stop);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      stopEvent();
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isRunning, question]);

  const { plan = null, present = null } = resultOf(state) ?? {};
  const found: FoundPlan | null =
    !isRunning && plan && present ? { ...planned, plan, present } : null;
  // Stays, with the data behind it, while a reply is counted in.
  const [last, setLast] = useState(found);
  if (found && found.plan !== last?.plan) setLast(found);
  const shown = isRunning ? last : found;
  if (shown) {
    return <FoundSteps {...shown} {...{ isRunning, keepPlan, onHome, renderQuestions }} />;
  }
  if (isRunning) return <ListSkeleton label="Working out your answer" rows={4} />;
  const failure =
    state.kind === 'failed'
      ? { title: 'The plan could not be calculated', message: describeError(state.error) }
      : { title: 'No plan was found in time', message: 'This device may have been busy.' };
  return (
    <div className="grid gap-4">
      <ErrorState {...failure} onRetry={() => start({ question })} />
      <Button variant="outline" onClick={onHome} className="justify-self-start">
        Go to Home
      </Button>
    </div>
  );
}

function FoundSteps(props: FoundPlan & FirstPlanProps & { isRunning: boolean }) {
  const { search, isStart, inputs, memberCards, facts, plan, present, askWider } = props;
  const { isRunning, keepPlan, onHome, renderQuestions } = props;
  const { question } = facts;
  const { date } = question;
  const owner = useApplicant().applicant?.id ?? null;
  const cardOf = createCardReader(inputs, memberCards);
  const nameOf = (key: string) => cardOf(key).name;
  const names = { ...inputs.names, card: nameOf };
  const events = listEvents(facts, plan);
  const steps = listCardSteps(events);
  const shown = steps.slice(0, MOST_STEPS);
  const rows = listPlannedSteps(events, date, cardOf, owner);
  const pointsOf = new Set(
    inputs.rows.pointSystems.flatMap(({ id, kind }) => (kind === 'cashback' ? [] : [id])),
  );
  const opened = steps.flatMap(({ kind, card }) => (kind === 'open' ? [cardOf(card).card] : []));
  const own = memberCards
    .filter(({ status }) => status === 'held')
    .map(({ id }) => cardOf(id).card);
  const isCash = search.redeem === 'cash';
  const hasPoints = [...opened, ...own].some((card) => pointsOf.has(card.point_system_id));
  const goHome = () => {
    if (rows.length > 0) keepPlan(owner, rows);
    onHome();
  };
  return (
    <div className="grid gap-8">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Verdict sentence={describeFirstSteps(steps, nameOf, (month) => nameMonth(date, month))}>
          {isStart && steps.length > 0 && (
            <p className="text-muted-foreground">
              <StartLimits />
            </p>
          )}
        </Verdict>
        {steps.length > 0 && (
          <p className="text-muted-foreground">
            <LedgerDialog
              figure={`+${formatWholeDollars(shownDifference(plan.netCents, present.netCents))}`}
              title="the value of the plan"
              className="text-positive block font-serif text-[3.25rem] leading-none font-medium [text-decoration-thickness:2px] underline-offset-8 sm:text-6xl"
            >
              <PlanLedger plan={plan} names={names} date={date} />
            </LedgerDialog>{' '}
            <span className="block pt-3.5">
              over {plan.months.length} months, compared with{' '}
              {own.length === 0 ? 'no card' : 'the cards you have as they are'}.
            </span>
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <Section aria-labelledby="first-steps">
          <SectionHeader>
            <SectionTitle id="first-steps">What to do next</SectionTitle>
          </SectionHeader>
          <ol aria-label="What to do next" className="divide-y">
            {shown.map((event) => {
              const { card, issuer } = cardOf(event.card);
              const brief = describeBriefly(event);
              return (
                <li key={`${event.kind} ${event.card}`} className="py-3">
                  <CardIdentity card={card} issuer={issuer} title={nameEvent(event, nameOf)}>
                    <span>{formatAnnualFee(card.annual_fee_cents)}</span>
                    <span className="text-foreground basis-full">
                      {event.month === 0 ? 'Now' : nameMonth(date, event.month)}
                      {brief !== null && ` · ${brief}`}
                    </span>
                  </CardIdentity>
                </li>
              );
            })}
          </ol>
          {steps.length > shown.length && (
            <p className="text-muted-foreground border-t py-3">
              {steps.length - shown.length} more in{' '}
              <Link to="/app/what-next" className="text-foreground underline underline-offset-4">
                What next
              </Link>
              .
            </p>
          )}
        </Section>
      )}
      {renderQuestions({
        points: isCash ? 'cash' : hasPoints ? 'travel' : null,
        credit: opened.some(({ credit_needed: needed }) => needed !== null && needed !== 'none'),
      })}
      <Suspense>
        <PlanQuestions {...{ inputs, question, plan, askWider }} />
      </Suspense>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={goHome} isLoading={isRunning} className="max-sm:w-full">
          {rows.length > 0 ? 'Save these steps and go to Home' : 'Go to Home'}
        </Button>
        {rows.length > 0 && (
          <Button variant="ghost" onClick={onHome}>
            Go without saving them
          </Button>
        )}
        <p role="status" className="text-muted-foreground">
          {isRunning && 'Counting in your reply'}
        </p>
      </div>
    </div>
  );
}

function Verdict({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="grid content-start gap-3">
      <h3 className="font-serif text-[1.75rem] leading-[1.1] font-medium text-balance sm:text-5xl">
        {sentence}
      </h3>
      {children}
    </div>
  );
}
