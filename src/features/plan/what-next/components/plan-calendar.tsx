import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import type { Person } from '@/features/mine/people/schema.ts';
import { plannedStepsQuery } from '@/features/plan/planned-steps/queries.ts';
import { toStepCard } from '@/features/plan/planned-steps/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format.ts';
import {
  isSamePlan,
  listPlannedSteps,
  listStepsToDo,
  type PlanCard,
} from '../list-planned-steps.ts';
import type { PlanEvent } from '../list-steps.ts';
import type { DoStep } from '../schema.ts';
import { downloadPlan } from '../share-plan.ts';

type PlanCalendarProps = {
  events: readonly PlanEvent[];
  date: CalendarDate;
  /** The plan may still become another one. */
  isRunning: boolean;
  cardOf: (key: string) => PlanCard & { readonly name: string };
  /** Null: the member. */
  applicant: Pick<Person, 'id' | 'name'> | null;
  onKeep: DoStep['keepPlan'];
};

export function PlanCalendar({
  events,
  date,
  isRunning,
  cardOf,
  applicant,
  onKeep,
}: PlanCalendarProps) {
  const { data: rows, isError, refetch } = useQuery(plannedStepsQuery());
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const part = useRef<HTMLDivElement>(null);
  const person = applicant?.id ?? null;
  const steps = listPlannedSteps(events, date, cardOf, person);
  const own = (rows ?? []).filter(({ person_id }) => person_id === person);
  const kept = listStepsToDo(own, steps, memberCards.map(toStepCard));
  const [first] = kept;
  if (steps.length === 0 && first === undefined) return null;
  const isSame = isSamePlan(kept, steps);
  const tell = isRunning
    ? (date: string, count: string) => `You saved a plan on ${date}: ${count} to do.`
    : isSame
      ? (date: string, count: string) => `You saved this plan on ${date}: ${count} to do.`
      : (date: string, count: string) => `You saved another plan on ${date}: ${count} to do.`;
  // The pressed button unmounts afterwards.
  const keep = (wanted: typeof steps) => {
    part.current?.focus({ preventScroll: true });
    onKeep(person, wanted);
  };
  return (
    <div ref={part} tabIndex={-1} className="grid gap-2 py-3 outline-none">
      {first !== undefined && (
        <p role="status" className="font-medium">
          {tell(formatDate(first.created_at.slice(0, 10)), formatCount(kept.length, 'step'))}
        </p>
      )}
      {isError && rows === undefined && <p role="alert">Your saved plan could not be loaded.</p>}
      <div className="flex flex-wrap gap-2">
        {isError && rows === undefined && (
          <Button size="md" variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
        {rows !== undefined && steps.length > 0 && !isSame && (
          <Button size="md" variant="outline" onClick={() => keep(steps)}>
            <CalendarCheck aria-hidden />
            {first === undefined ? 'Save this plan' : 'Save this plan instead'}
          </Button>
        )}
        {first !== undefined && (
          <Button size="md" variant="outline" onClick={() => keep([])}>
            Remove from my dates
          </Button>
        )}
        {steps.length > 0 && (
          <Button
            size="md"
            variant="outline"
            onClick={() =>
              downloadPlan({ events, date, nameOf: (key) => cardOf(key).name, applicant })
            }
          >
            <CalendarPlus aria-hidden /> Calendar file
          </Button>
        )}
      </div>
      <p className="text-muted-foreground text-sm">
        Saved steps show up in{' '}
        <Link to="/app/upcoming-fees" className="text-foreground underline underline-offset-4">
          Upcoming fees
        </Link>
        , in your calendar feed and in reminders.
      </p>
    </div>
  );
}
