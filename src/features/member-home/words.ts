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
import * as texts from './texts.ts';

type ThingWords = {
  readonly title: string;
  readonly text: string;
  /** What it is about, in one figure: days, or what it brings. */
  readonly figure: string | null;
};

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export function describeDaysLeft(days: number): string {
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : formatCount(days, texts.day);
}

/** What a thing is, why it is there, and its figure. */
export function describeThing(thing: Thing): ThingWords {
  switch (thing.kind) {
    case 'credit':
      return {
        title: texts.use(thing.benefitName),
        text: texts.lapsesAfter(
          thing.cardName,
          formatCents(thing.leftCents),
          formatDate(thing.date),
        ),
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'fee':
      return {
        title: texts.decideAbout(thing.cardName),
        text: texts.itsFeeIsDue(formatCents(thing.feeCents), formatDate(thing.date)),
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'bonus':
      return {
        title: texts.spendMoreOn(formatCents(thing.leftCents), thing.cardName),
        text: texts.itsBonusAsksForIt(formatDate(thing.date)),
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'points':
      return {
        title: texts.keepYourPoints(thing.systemName),
        text: texts.theyExpireOn(formatPoints(thing.points), formatDate(thing.date)),
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'step':
      return {
        title: nameStep(thing),
        text: texts.aStepOfYourPlan(formatDate(thing.date)),
        figure: describeDaysLeft(thing.daysLeft),
      };
    case 'choice':
      return {
        title: texts.chooseFor(thing.cardName),
        text:
          thing.countedWith.length === 0
            ? texts.youHaventToldUsYour(thing.choiceName)
            : texts.untilYouDoFiguresCount(list.format(thing.countedWith)),
        figure: null,
      };
    case 'opened':
      return {
        title: texts.addTheDayYouOpenedOfCardName(thing.cardName),
        text: texts.itShowsWhenItsFee,
        figure: null,
      };
    case 'suggestion': {
      const { card, issuer, addedCents } = thing.suggestion;
      return {
        title: texts.consider(card.name),
        text: texts.itWouldAddTheMost(issuer, formatAnnualFee(card.annual_fee_cents).toLowerCase()),
        figure: texts.aYear(formatWholeDollars(addedCents)),
      };
    }
  }
}
