import type { Due } from '@/domain/schedule/due.ts';
import type { PushSupport } from './queries.ts';

export const kindNames: Readonly<Record<Due['kind'], string>> = {
  'annual-fee': 'Annual fees',
  'refund-ends': 'Last days to get a fee back',
  'bonus-deadline': 'Bonus deadlines',
  'benefit-lapses': 'Credits that expire',
  'choice-opens': 'Categories to choose',
  'activation-opens': 'Categories to activate',
  'points-expire': 'Points that expire',
  'plan-step': 'Steps of your plan',
  'payment-due': 'Card payments',
  'offer-ends': 'Card offers that end',
  'own-reminder': 'My own reminders',
};

export const rhythmNames = {
  off: 'No email',
  weekly: 'Every Monday',
  monthly: 'On the first of the month',
};

/** Why this browser is not reminded, after its member asked for it. */
export const refusals = {
  not_permitted: 'You didn’t allow notifications. Press the switch to be asked again.',
  too_many: 'You already get reminders on ten devices. Turn one off first.',
  unknown_service:
    'We send through the push services of Chrome, Firefox, Safari and Edge. This browser uses another one.',
};

/** Advice for a browser that cannot be reminded as it is. */
export const obstacles: Readonly<Record<Exclude<PushSupport, 'ready'>, string>> = {
  denied:
    'Your browser blocks notifications from this site. To allow them, press the icon beside the address, open its settings for this site, and set Notifications to Allow. This page notices the change automatically.',
  'needs-install':
    'On an iPhone or iPad, add Pointfolio to your Home Screen first: press Share, then Add to Home Screen. Open it from there and come back to this page.',
  unsupported: 'This browser can’t show reminders. Email and the calendar feed work without it.',
  'not-offered':
    'This site sends no push notifications. Email and the calendar feed work without it.',
};

const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });

/** `9 PM`. */
export function formatHour(hour: number): string {
  return HOUR.format(new Date(Date.UTC(2000, 0, 1, hour)));
}

export function describeLead(days: number): string {
  if (days === 0) return 'On the day itself';
  return days === 1 ? 'The day before' : `${days} days and 1 day before`;
}
