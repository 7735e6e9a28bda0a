import { describeUpcoming } from '../schedule/describe-schedule.ts';
import type { Upcoming } from '../schedule/upcoming.ts';
import { formatDollars } from '../format-money.ts';
import type { CalendarEvent } from './ics.ts';

/** Reminders by what falls due: a fee early enough to cancel, a bonus early enough to spend. */
const REMINDERS: Readonly<Record<Upcoming['kind'], readonly number[]>> = {
  'annual-fee': [30, 7],
  'bonus-deadline': [14, 3],
  'benefit-lapses': [7],
};

function titleOf(item: Upcoming): string {
  switch (item.kind) {
    case 'annual-fee':
      return item.fee.isWaived
        ? `${item.cardName}: annual fee waived`
        : `${item.cardName}: annual fee ${formatDollars(item.fee.amountCents)}`;
    case 'bonus-deadline':
      return `${item.cardName}: bonus deadline`;
    case 'benefit-lapses':
      return `${item.cardName}: ${item.benefitName} lapses`;
  }
}

/** What stays the same when the day or the amount is corrected: a fee is its year's, a bonus its tracker's. */
function identityOf({ kind, id, date }: Upcoming): string {
  switch (kind) {
    case 'annual-fee':
      return `${kind}-${id}-${date.slice(0, 4)}`;
    case 'bonus-deadline':
      return `${kind}-${id}`;
    case 'benefit-lapses':
      return `${kind}-${id}-${date}`;
  }
}

/** The calendar event of something that falls due; `domain` makes its identity unique in the world. */
export function toCalendarEvent(item: Upcoming, domain: string): CalendarEvent {
  return {
    uid: `${identityOf(item)}@${domain}`,
    date: item.date,
    title: titleOf(item),
    description: describeUpcoming(item),
    remindDaysBefore: REMINDERS[item.kind],
  };
}
