import { calendarDate } from '@/domain/calendar.ts';
import { toCalendarEvent } from '@/domain/export/calendar-events.ts';
import { formatCalendarFile } from '@/domain/export/ics.ts';
import type { Upcoming } from '@/domain/schedule/upcoming.ts';
import { getToday } from '@/lib/dates.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';

/** Hands the member a calendar file with a reminder for each fee, deadline and benefit. */
export function downloadCalendar(upcoming: readonly Upcoming[]): void {
  const text = formatCalendarFile({
    productId: `-//${PRODUCT_NAME}//Fees and deadlines//EN`,
    name: `${PRODUCT_NAME}: fees and deadlines`,
    madeOn: calendarDate(getToday()),
    events: upcoming.map((item) => toCalendarEvent(item, window.location.hostname)),
  });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${PRODUCT_NAME.toLowerCase()}-fees-and-deadlines.ics`;
  link.click();
  URL.revokeObjectURL(url);
}
