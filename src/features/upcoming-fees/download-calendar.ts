import { toCalendarEvent } from '@/domain/export/calendar-events.ts';
import { formatCalendarFile } from '@/domain/export/ics.ts';
import type { Upcoming } from '@/domain/schedule/upcoming.ts';
import { getToday } from '@/lib/dates.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Hands the member a calendar file with a reminder for each fee, deadline and benefit. */
export function downloadCalendar(upcoming: readonly Upcoming[]): void {
  const text = formatCalendarFile({
    productId: `-//${PRODUCT_NAME}//Fees and deadlines//EN`,
    name: `${PRODUCT_NAME}: fees and deadlines`,
    madeAt: `${getToday()}T00:00:00Z`,
    refreshHours: null,
    events: upcoming.map((item) => toCalendarEvent(item, window.location.hostname)),
  });
  saveFile(`${PRODUCT_NAME.toLowerCase()}-fees-and-deadlines.ics`, 'text/calendar', text);
}
