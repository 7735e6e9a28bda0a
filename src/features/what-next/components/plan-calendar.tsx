import { Button } from '@/components/ui/button.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Person } from '@/features/people/schema.ts';
import type { PlanEvent } from '../list-steps.ts';
import { downloadPlan } from '../share-plan.ts';
import * as texts from '../texts.ts';

type PlanCalendarProps = {
  events: readonly PlanEvent[];
  date: CalendarDate;
  nameOf: (card: string) => string;
  /** Null: the member. */
  applicant: Pick<Person, 'id' | 'name'> | null;
};

/** Takes the steps along as a file for the member's own calendar. */
export function PlanCalendar({ events, date, nameOf, applicant }: PlanCalendarProps) {
  return (
    <Button
      size="md"
      variant="outline"
      className="mt-3"
      onClick={() => {
        downloadPlan({ events, date, nameOf, applicant });
      }}
    >
      {texts.addTheStepsToMy}
    </Button>
  );
}
