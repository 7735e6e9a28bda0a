import { Button } from '@/components/ui/button.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { PlanEvent } from '../list-steps.ts';
import { downloadPlan } from '../share-plan.ts';

type PlanCalendarProps = {
  events: readonly PlanEvent[];
  date: CalendarDate;
  nameOf: (card: string) => string;
};

/** Takes the steps along as a file for the member's own calendar. */
export function PlanCalendar({ events, date, nameOf }: PlanCalendarProps) {
  return (
    <Button
      size="md"
      variant="outline"
      className="mt-3"
      onClick={() => {
        downloadPlan(events, date, nameOf);
      }}
    >
      Add the steps to my calendar
    </Button>
  );
}
