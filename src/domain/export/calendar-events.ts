import type { AnnualFee } from '../schedule/annual-fee.ts';
import { describeDue } from '../schedule/describe-schedule.ts';
import { nameStep } from '../schedule/name-step.ts';
import { PAYMENT_LEAD_DAYS } from '../schedule/payment-due.ts';
import type { Due } from '../schedule/due.ts';
import { formatDollars } from '../format.ts';
import type { CalendarEvent } from './ics.ts';

/** Reminders by what falls due: a fee early enough to cancel, a bonus early enough to spend. */
const REMINDERS: Readonly<Record<Due['kind'], readonly number[]>> = {
  'annual-fee': [30, 7],
  'bonus-deadline': [14, 3],
  'benefit-lapses': [7],
  'refund-ends': [7, 1],
  'choice-opens': [3],
  'activation-opens': [0],
  'points-expire': [30, 7],
  'plan-step': [7, 0],
  'payment-due': [PAYMENT_LEAD_DAYS, 1],
  'offer-ends': [7, 1],
  'own-reminder': [0],
};

function titleOf(item: Due): string {
  switch (item.kind) {
    case 'annual-fee':
      return item.fee.isWaived
        ? `${item.cardName}: annual fee waived`
        : `${item.cardName}: annual fee ${formatDollars(item.fee.amountCents)}`;
    case 'bonus-deadline':
      return `${item.cardName}: bonus deadline`;
    case 'benefit-lapses':
      return `${item.cardName}: ${item.benefitName} expires`;
    case 'refund-ends':
      return `${item.cardName}: last day to get the fee of ${formatDollars(item.fee.amountCents)} back`;
    case 'choice-opens':
      return `${item.cardName}: choose for the ${item.every}`;
    case 'activation-opens':
      return `${item.cardName}: activate this period’s categories`;
    case 'points-expire':
      return `${item.systemName}: points expire`;
    case 'plan-step':
      return nameStep(item);
    case 'payment-due':
      return `Pay ${item.cardName}`;
    case 'offer-ends':
      return `${item.cardName}: offer of ${item.shop} ends`;
    case 'own-reminder':
      return item.title;
  }
}

/** The fee of the opening may be charged in the same year as the next one. */
function nameFee({ cardYear, dueOn }: AnnualFee): string {
  return cardYear === 1 ? 'first' : dueOn.slice(0, 4);
}

/** Stable identity of an item when its day or amount is corrected: a fee is its year's, a bonus its tracker's, a payment its month's. */
function identityOf(item: Due): string {
  const { kind, id, date } = item;
  switch (kind) {
    case 'annual-fee':
    case 'refund-ends':
      return `${kind}-${id}-${nameFee(item.fee)}`;
    case 'bonus-deadline':
    case 'points-expire':
    case 'plan-step':
    case 'offer-ends':
      return `${kind}-${id}`;
    case 'benefit-lapses':
    case 'choice-opens':
    case 'activation-opens':
    case 'own-reminder':
      return `${kind}-${id}-${date}`;
    case 'payment-due':
      return `${kind}-${id}-${date.slice(0, 7)}`;
  }
}

/** None for a choice that comes round each month: it would ring all year. */
function reminderDaysOf(item: Due): readonly number[] {
  return item.kind === 'choice-opens' && item.every === 'month' ? [] : REMINDERS[item.kind];
}

/** The calendar event of something that falls due; `domain` makes its identity unique in the world. */
export function toCalendarEvent(item: Due, domain: string): CalendarEvent {
  return {
    uid: `${identityOf(item)}@${domain}`,
    date: item.date,
    title: titleOf(item),
    description: describeDue(item),
    remindDaysBefore: reminderDaysOf(item),
  };
}
