import { describeBack } from '@/domain/card-offers/describe-card-offer.ts';
import { nameStep } from '@/domain/schedule/name-step.ts';
import { formatDate } from '@/lib/dates.ts';
import {
  formatAnnualFee,
  formatCents,
  formatCount,
  formatPoints,
  formatWholeDollars,
} from '@/lib/format.ts';
import type { Thing } from './rank-things.ts';

type ThingWords = {
  readonly title: string;
  readonly text: string;
  /** Its main figure: days, or an amount. */
  readonly figure: string | null;
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const MOST_NAMES = 3;

function listSome(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return list.format(names);
  return list.format([...names.slice(0, 1), `${names.length - 1} more`]);
}

function describeDaysLeft(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : formatCount(days, 'day');
}

export function describeThing(thing: Thing): ThingWords {
  switch (thing.kind) {
    case 'credit':
      return {
        title: `Use ${thing.benefitName}`,
        text: `${thing.cardName}: ${formatCents(thing.leftCents)} expires after ${formatDate(thing.date)}.`,
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'fee':
      return {
        title: `Decide about ${thing.cardName}`,
        text: `Its ${formatCents(thing.feeCents)} fee is due ${formatDate(thing.date)}.`,
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'bonus':
      return {
        title: `Spend ${formatCents(thing.leftCents)} more on ${thing.cardName}`,
        text: `You need it by ${formatDate(thing.date)} for its bonus.`,
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'points':
      return {
        title: `Keep your ${thing.systemName} points`,
        text: `${formatPoints(thing.points)} expire on ${formatDate(thing.date)}.`,
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'payment':
      return {
        title: `Pay ${thing.cardName}`,
        text: `The payment is due ${formatDate(thing.date)}.`,
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'offer':
      return {
        title: `Use the offer of ${thing.shop}`,
        text: `${thing.cardName}: ${describeBack(thing.back)} until ${formatDate(thing.date)}.`,
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'step':
      return {
        title: nameStep(thing),
        text: 'A step of your plan for this month.',
        figure: null,
      };
    case 'activation':
      return {
        title: `Activate ${thing.cardName}`,
        text: `Earns more on ${listSome(thing.categories)} until ${formatDate(thing.date)}.`,
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'choice':
      return {
        title: `Choose for ${thing.cardName}`,
        text:
          thing.countedWith.length === 0
            ? `${thing.choiceName}: you haven’t told us your choice.`
            : `Until you do, figures count with ${list.format(thing.countedWith)}.`,
        figure: null,
      };
    case 'opened':
      return {
        title: `Add the day you opened ${thing.cardName}`,
        text: 'It shows when its fee is due.',
        figure: null,
      };
    case 'suggestion': {
      const { card, issuer, addedCents } = thing.suggestion;
      return {
        title: `Consider ${card.name}`,
        text: `${issuer}, ${formatAnnualFee(card.annual_fee_cents).toLowerCase()}: it adds the most every year, its bonus not counted.`,
        figure: `+${formatWholeDollars(addedCents)} a year`,
      };
    }
  }
}
