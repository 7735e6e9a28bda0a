import type { CalendarDate } from '@/domain/calendar.ts';
import { formatCalendarFile } from '@/domain/export/ics.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { saveFile } from '@/lib/save-file.ts';
import { listCalendarEvents } from './list-calendar-events.ts';
import type { PlanEvent } from './list-steps.ts';

/** Hands the member a calendar file with a reminder for each step of the plan. */
export function downloadPlan(
  events: readonly PlanEvent[],
  date: CalendarDate,
  nameOf: (card: string) => string,
): void {
  const text = formatCalendarFile({
    productId: `-//${PRODUCT_NAME}//Plan//EN`,
    name: `${PRODUCT_NAME}: plan`,
    madeAt: `${date}T00:00:00Z`,
    refreshHours: null,
    events: listCalendarEvents(events, date, nameOf, window.location.hostname),
  });
  saveFile(`${PRODUCT_NAME.toLowerCase()}-plan.ics`, 'text/calendar', text);
}
