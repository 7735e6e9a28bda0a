import type { Due } from '@/domain/schedule/due.ts';
import type { PushSupport } from './read-push-support.ts';
import * as texts from './texts.ts';

export const kindNames: Readonly<Record<Due['kind'], string>> = {
  'annual-fee': texts.annualFees,
  'refund-ends': texts.lastDaysToGetA,
  'bonus-deadline': texts.bonusDeadlines,
  'benefit-lapses': texts.creditsThatLapse,
  'choice-opens': texts.categoriesToChoose,
  'activation-opens': texts.categoriesToActivate,
  'points-expire': texts.pointsThatExpire,
  'plan-step': texts.stepsOfYourPlan,
};

export const rhythmNames = {
  off: texts.noEMail,
  weekly: texts.everyMonday,
  monthly: texts.onTheFirstOfThe,
};

/** Why this browser is not reminded, after its member asked for it. */
export const refusals = {
  not_permitted: texts.yourBrowserDidNotGet,
  too_many: texts.youAreRemindedOnTen,
  unknown_service: texts.weSendThroughThePush,
};

/** What to do where this browser cannot be reminded as it is. */
export const obstacles: Readonly<Record<Exclude<PushSupport, 'ready'>, string>> = {
  denied: texts.yourBrowserBlocksNotificationsFrom,
  'needs-install': texts.onAnIphoneOrIpad,
  unsupported: texts.thisBrowserCantShowReminders,
  'not-offered': texts.thisSiteSendsNoPush,
};

const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });

/** `9 PM`. */
export function formatHour(hour: number): string {
  return HOUR.format(new Date(Date.UTC(2000, 0, 1, hour)));
}

export function describeLead(days: number): string {
  if (days === 0) return texts.onTheDayItself;
  return days === 1 ? texts.theDayBefore : texts.daysAndDayBefore(days);
}
