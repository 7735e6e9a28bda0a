import type { CalendarDate } from '../calendar.ts';
import { formatDay } from '../format-date.ts';
import { formatDollars } from '../format-money.ts';
import type { Due } from './due.ts';
import { nameStep } from './name-step.ts';
import * as texts from './texts.ts';

const POINTS = new Intl.NumberFormat('en-US');
const LIST = new Intl.ListFormat('en-US');

/** As many as a push has room for, and a screen that is locked. */
const MOST_LINES = 5;

/** Many credits are named by what they are worth or ask for: “$10 monthly dining credit”, “Free night after $15,000 per year”. */
function withoutAmount(name: string): string {
  const rest = name
    .replace(/^\$[\d,.]+ (?=\S)/, '')
    .replace(/,? ?\(?(?:on bookings of|\w+ of|up to|off a|\w+) \$.*$/, '');
  return rest === '' ? 'a credit' : rest;
}

/** The last day on which something can be done about it. */
export const lastDayOf = (item: Due): CalendarDate =>
  item.kind === 'activation-opens' || item.kind === 'plan-step' ? item.endsOn : item.date;

/** What and when, in one line; how much only where the member wants it. */
export function nameDue(item: Due, tellsAmounts: boolean): string {
  const day = formatDay(item.date);
  const dollars = (cents: number, text: string) =>
    tellsAmounts ? `${formatDollars(cents)} ${text}` : text;
  switch (item.kind) {
    case 'annual-fee':
      return texts.postsOn(item.cardName, dollars(item.fee.amountCents, texts.annualFee), day);
    case 'refund-ends':
      return texts.lastDayToGetThe(item.cardName, dollars(item.fee.amountCents, 'fee'), day);
    case 'bonus-deadline':
      return tellsAmounts
        ? texts.spendMoreByForThe(item.cardName, formatDollars(item.leftCents), day)
        : texts.theSpendingForTheBonus(item.cardName, day);
    case 'benefit-lapses':
      return tellsAmounts
        ? texts.ofLapsesAfter(
            item.cardName,
            formatDollars(item.leftCents),
            withoutAmount(item.benefitName),
            day,
          )
        : texts.lapsesAfter(item.cardName, withoutAmount(item.benefitName), day);
    case 'choice-opens':
      return texts.chooseAnewFrom(item.cardName, item.choiceName, day);
    case 'activation-opens':
      return texts.activateFrom(item.cardName, LIST.format(item.categories), day);
    case 'points-expire':
      return tellsAmounts
        ? texts.pointsExpireOn(item.systemName, POINTS.format(item.points), day)
        : texts.somePointsExpireOn(item.systemName, day);
    case 'plan-step':
      return texts.fromDay(nameStep(item), day);
  }
}

/** What to do about it. */
export function adviseDue(item: Due): string {
  switch (item.kind) {
    case 'annual-fee':
      return texts.decideBeforeThenWhetherTo;
    case 'refund-ends':
      return texts.issuersUsuallyPayItBack;
    case 'bonus-deadline':
      return texts.purchasesThatPostLaterDont;
    case 'benefit-lapses':
      return texts.whatIsLeftDoesntCarry;
    case 'choice-opens':
      return texts.itCountsForTheWhole(item.every);
    case 'activation-opens':
      return texts.purchasesCountOnlyOnceTheyre;
    case 'points-expire':
      return texts.useThemBeforeThenOr;
    case 'plan-step':
      return texts.itIsAStepOfYour;
  }
}

export type ReminderText = { readonly title: string; readonly body: string };

/** What a push of these says, the soonest first. */
export function describePush(items: readonly Due[], tellsAmounts: boolean): ReminderText {
  const [first] = items;
  if (first === undefined) return { title: '', body: '' };
  if (items.length === 1) {
    return { title: nameDue(first, tellsAmounts), body: adviseDue(first) };
  }
  const last = items.map(lastDayOf).reduce((latest, day) => (day > latest ? day : latest));
  const lines = items.slice(0, MOST_LINES).map((item) => nameDue(item, tellsAmounts));
  const more = items.length - lines.length;
  return {
    title: texts.thingsAreDueBy(items.length, formatDay(last)),
    body: [...lines, ...(more > 0 ? [texts.andMore(more)] : [])].join('\n'),
  };
}
