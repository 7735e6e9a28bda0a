import type { CalendarDate } from '@/domain/calendar.ts';
import { formatCalendarFile } from '@/domain/export/ics.ts';
import type { Person } from '@/features/mine/people/schema.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { saveFile } from '@/lib/save-file.ts';
import { listCalendarEvents } from './list-calendar-events.ts';
import type { PlanEvent } from './list-steps.ts';

type SharedPlan = {
  readonly events: readonly PlanEvent[];
  readonly date: CalendarDate;
  readonly nameOf: (card: string) => string;
  /** Null: the member. */
  readonly applicant: Pick<Person, 'id' | 'name'> | null;
};

/** Hands the member a calendar file with a reminder for each step of the plan. */
export function downloadPlan({ events, date, nameOf, applicant }: SharedPlan): void {
  const text = formatCalendarFile({
    productId: `-//${PRODUCT_NAME}//Plan//EN`,
    name: `${PRODUCT_NAME}: plan${applicant ? ` for ${applicant.name}` : ''}`,
    madeAt: `${date}T00:00:00Z`,
    refreshHours: null,
    events: listCalendarEvents(events, date, nameOf, window.location.hostname, applicant),
  });
  saveFile(`${PRODUCT_NAME.toLowerCase()}-plan.ics`, 'text/calendar', text);
}
