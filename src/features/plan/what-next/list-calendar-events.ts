import {
  addDays,
  addMonths,
  type CalendarDate,
  earlierOf,
  laterOf,
  startOfMonth,
} from '@/domain/calendar.ts';
import type { CalendarEvent } from '@/domain/export/ics.ts';
import type { Person } from '@/features/mine/people/schema.ts';
import type { PlannedFee } from './find-planned-fee.ts';
import type { PlanEvent } from './list-steps.ts';
import { describeEvent } from './explain-event.ts';
import { nameEvent } from './words.ts';

/** Transfers take days. */
const DAYS_TO_MOVE = 14;
const REMIND_DAYS_BEFORE = [7];

/** The first day of its month, or the day before its fee where that is charged on the first. */
function closingDay(fee: PlannedFee, first: CalendarDate, date: CalendarDate) {
  const { feeCents, dueOn, refundDays } = fee;
  if (feeCents === 0 || dueOn === null || refundDays !== null) return first;
  return laterOf(date, earlierOf(first, addDays(dueOn, -1)));
}

/** Day of a step, and a key that distinguishes it from others of its kind; null if it is not a step. */
export function findStep(event: PlanEvent, date: CalendarDate) {
  const first = laterOf(date, addMonths(startOfMonth(date), event.month));
  const { kind, card } = event;
  switch (kind) {
    case 'open':
      return { key: `${kind}-${card}`, on: event.from };
    case 'close':
    case 'change':
      return { key: `${kind}-${card}`, on: closingDay(event, first, date) };
    case 'move':
      return {
        key: `${kind}-${event.points.system}`,
        on: laterOf(date, addDays(first, -DAYS_TO_MOVE)),
      };
    case 'due':
      return {
        key: `${kind}-${card}-${event.bonus.spendCents}`,
        on: event.dueOn,
      };
    default:
      return null;
  }
}

/** A person's plan as calendar events; a step keeps its identity when its day changes. */
export function listCalendarEvents(
  events: readonly PlanEvent[],
  date: CalendarDate,
  nameOf: (card: string) => string,
  domain: string,
  applicant: Pick<Person, 'id' | 'name'> | null = null,
): readonly CalendarEvent[] {
  return events.flatMap((event): CalendarEvent[] => {
    const step = findStep(event, date);
    if (!step) return [];
    return [
      {
        uid: `plan-${step.key}${applicant ? `-${applicant.id}` : ''}@${domain}`,
        date: step.on,
        title: `${nameEvent(event, nameOf)}${applicant ? ` (${applicant.name})` : ''}`,
        description: describeEvent(event, date, undefined, nameOf).join(' '),
        remindDaysBefore: REMIND_DAYS_BEFORE,
      },
    ];
  });
}
