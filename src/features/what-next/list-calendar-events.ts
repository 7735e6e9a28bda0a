import { addMonths, type CalendarDate, laterOf, startOfMonth } from '@/domain/calendar.ts';
import type { CalendarEvent } from '@/domain/export/ics.ts';
import type { PlanEvent } from './list-steps.ts';
import { describeEvent } from './words.ts';

const titles = { open: 'Apply for', close: 'Close' } as const;
const REMIND_DAYS_BEFORE = [7];

/** The steps of a plan as events of a calendar; a step keeps its identity when its day changes. */
export function listCalendarEvents(
  events: readonly PlanEvent[],
  date: CalendarDate,
  nameOf: (card: string) => string,
  domain: string,
): readonly CalendarEvent[] {
  return events.flatMap((event): CalendarEvent[] => {
    if (event.kind !== 'open' && event.kind !== 'close') return [];
    const first = laterOf(date, addMonths(startOfMonth(date), event.month));
    return [
      {
        uid: `plan-${event.kind}-${event.card}@${domain}`,
        date: event.kind === 'open' ? event.from : first,
        title: `${titles[event.kind]} ${nameOf(event.card)}`,
        description: describeEvent(event, date).join(' '),
        remindDaysBefore: REMIND_DAYS_BEFORE,
      },
    ];
  });
}
