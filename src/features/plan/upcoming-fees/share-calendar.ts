import { toCalendarEvent } from '@/domain/export/calendar-events.ts';
import { formatCalendarFile } from '@/domain/export/ics.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { getToday } from '@/lib/dates.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Hands the member a calendar file with reminders for each fee, deadline and last day. */
export function downloadCalendar(upcoming: readonly Due[]): void {
  const text = formatCalendarFile({
    productId: `-//${PRODUCT_NAME}//Fees and deadlines//EN`,
    name: `${PRODUCT_NAME}: fees and deadlines`,
    madeAt: `${getToday()}T00:00:00Z`,
    refreshHours: null,
    events: upcoming.map((item) => toCalendarEvent(item, window.location.hostname)),
  });
  saveFile(`${PRODUCT_NAME.toLowerCase()}-fees-and-deadlines.ics`, 'text/calendar', text);
}
