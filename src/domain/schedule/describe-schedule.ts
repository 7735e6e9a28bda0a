import { describeBack } from '../card-offers/describe-card-offer.ts';
import { formatDollars, formatLongDate } from '../format.ts';
import type { NextAnnualFee } from './annual-fee.ts';
import type { BenefitStatus } from './benefit-use.ts';
import type { BonusProgress } from './bonus-deadline.ts';
import type { Due } from './due.ts';
import { atSite, nameStep } from './name-step.ts';

const POINTS = new Intl.NumberFormat('en-US');
const LIST = new Intl.ListFormat('en-US');

function inDays(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

function daysLeft(days: number): string {
  return days === 0 ? 'today is the last day' : days === 1 ? '1 day left' : `${days} days left`;
}

/** One sentence about the next annual fee. */
export function describeNextAnnualFee(fee: NextAnnualFee): string {
  switch (fee.kind) {
    case 'due': {
      const year = fee.cardYear === null ? '' : ` for year ${fee.cardYear}`;
      return `${formatDollars(fee.amountCents)}${year} is due ${inDays(fee.daysLeft)}, on ${formatLongDate(fee.dueOn)}.`;
    }
    case 'none':
      return fee.reason === 'closed'
        ? 'No further annual fee: the card is closed before the next one.'
        : 'This card has no annual fee.';
    case 'unknown':
      return 'Enter the day you opened the card, or the month of its fee, to see the next one.';
  }
}

/** One sentence about how far a tracked bonus is. */
export function describeBonusProgress(progress: BonusProgress): string {
  switch (progress.kind) {
    case 'posted':
      return `The bonus posted on ${formatLongDate(progress.postedOn)}.`;
    case 'met':
      return 'The spending is met; the bonus has not posted yet.';
    case 'open':
      return `${formatDollars(progress.leftCents)} to spend, ${daysLeft(progress.daysLeft)}: ${formatDollars(Math.ceil(progress.centsPerDay))} a day.`;
    case 'lapsed':
      return `The deadline passed ${progress.daysAgo === 1 ? 'yesterday' : `${progress.daysAgo} days ago`} with ${formatDollars(progress.leftCents)} still to spend.`;
  }
}

/** Describes a benefit's state in a sentence. */
export function describeBenefitStatus(status: BenefitStatus): string {
  switch (status.kind) {
    case 'unknown':
      return 'Enter the day you opened the card to see when this benefit comes round.';
    case 'closed':
      return `Nothing more to use: the card closes on ${formatLongDate(status.closedOn)}.`;
    case 'not-yet':
      return `${formatDollars(status.totalCents)} can be used from ${formatLongDate(status.usableFrom)}, ${inDays(status.daysUntil)}.`;
    case 'current': {
      const { leftCents, totalCents, lastDay, resetsOn } = status;
      const amount = `${formatDollars(leftCents)} of ${formatDollars(totalCents)} left`;
      if (leftCents === 0 && resetsOn !== null) {
        return `All ${formatDollars(totalCents)} used; whole again on ${formatLongDate(resetsOn)}.`;
      }
      return lastDay === null
        ? `${amount}; it is given once.`
        : `${amount} until ${formatLongDate(lastDay)}.`;
    }
  }
}

/** One sentence about something that falls due or lapses. */
export function describeDue(item: Due): string {
  const day = formatLongDate(item.date);
  switch (item.kind) {
    case 'annual-fee':
      return item.fee.isWaived
        ? `${item.cardName}: the annual fee is waived on ${day}.`
        : `${item.cardName}: annual fee of ${formatDollars(item.fee.amountCents)} on ${day}.`;
    case 'bonus-deadline':
      return `${item.cardName}: ${formatDollars(item.leftCents)} more must post by ${day} for the bonus.`;
    case 'benefit-lapses':
      return `${item.cardName}: ${formatDollars(item.leftCents)} of ${item.benefitName} expires after ${day}.`;
    case 'refund-ends':
      return `${item.cardName}: the issuer usually pays the fee of ${formatDollars(item.fee.amountCents)} back if you close the card by ${day}.`;
    case 'choice-opens':
      return `${item.cardName}: “${item.choiceName}” can be changed from ${day}.`;
    case 'activation-opens':
      return `${item.cardName}: activate ${LIST.format(item.categories)}${atSite(item.site)}; they count from ${day} to ${formatLongDate(item.endsOn)}.`;
    case 'points-expire':
      return `${item.systemName}: ${POINTS.format(item.points)} points expire on ${day} if nothing happens.`;
    case 'plan-step':
      return `${nameStep(item)} from ${day}: it’s a step of the plan you saved.`;
    case 'payment-due':
      return `${item.cardName}: ${item.autopay === 'minimum' ? 'autopay pays only the minimum of the payment' : 'the payment is'} due on ${day}.`;
    case 'offer-ends':
      return `${item.cardName}: ${describeBack(item.back)} at ${item.shop} until ${day}.`;
    case 'own-reminder':
      return `${item.title}: you wanted to be reminded on ${day}.`;
  }
}
