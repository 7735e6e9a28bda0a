import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { calendarDate } from '@/domain/calendar.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { cn } from '@/lib/class-names.ts';
import { getToday } from '@/lib/dates.ts';
import { nameMonth } from '@/lib/name-month.ts';
import { findPlannedEnd } from '../find-planned.ts';
import { plannedStepsQuery } from '../queries.ts';

type PlannedEndProps = { memberCard: MemberCard; className?: string };

/** A saved plan may close or change a card that is worth its fee by itself: says so beside the verdict. */
export function PlannedEnd({ memberCard, className }: PlannedEndProps) {
  const { data: kept = [] } = useQuery(plannedStepsQuery());
  const { cards } = useCatalog();
  const step = findPlannedEnd(kept, memberCard, calendarDate(getToday()));
  if (!step) return null;
  const becomes = cards.find(({ id }) => id === step.becomes_credit_card_id);
  return (
    <p className={cn('text-caution text-sm', className)}>
      <Link to="/app/what-next" className="underline underline-offset-4">
        Your plan
      </Link>{' '}
      {becomes ? `changes it to ${becomes.name}` : 'closes it'} in{' '}
      {nameMonth(calendarDate(step.planned_on), 0)}.
    </p>
  );
}
