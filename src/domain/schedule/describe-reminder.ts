import type { CalendarDate } from '../calendar.ts';
import { describeBack } from '../card-offers/describe-card-offer.ts';
import { formatDay, formatDollars } from '../format.ts';
import type { Due } from './due.ts';
import { atSite, nameStep } from './name-step.ts';

const POINTS = new Intl.NumberFormat('en-US');
const LIST = new Intl.ListFormat('en-US');

/** Maximum lines that fit a push on a locked screen. */
const MOST_LINES = 5;
/** Five lines of them, four bytes each, fit a push service's limit. */
const MOST_LETTERS = 120;

/** Many credits are named after an amount or condition: “$10 monthly dining credit”. */
function withoutAmount(name: string): string {
  const rest = name
    .replace(/^\$[\d,.]+ (?=\S)/, '')
    .replace(/,? ?\(?(?:on bookings of|\w+ of|up to|off a|\w+) \$.*$/, '');
  return rest === '' ? 'a credit' : rest;
}

/** The last day on which something can be done about it. */
export const lastDayOf = (item: Due): CalendarDate =>
  item.kind === 'activation-opens' || item.kind === 'plan-step' ? item.endsOn : item.date;

/** Name and date in one line; the amount only if the member wants it. */
export function nameDue(item: Due, tellsAmounts: boolean): string {
  const day = formatDay(item.date);
  const dollars = (cents: number, text: string) =>
    tellsAmounts ? `${formatDollars(cents)} ${text}` : text;
  switch (item.kind) {
    case 'annual-fee':
      return `${item.cardName}: ${dollars(item.fee.amountCents, 'annual fee')} posts on ${day}`;
    case 'refund-ends':
      return `${item.cardName}: last day to get the ${dollars(item.fee.amountCents, 'fee')} back is ${day}`;
    case 'bonus-deadline':
      return tellsAmounts
        ? `${item.cardName}: spend ${formatDollars(item.leftCents)} more by ${day} for the bonus`
        : `${item.cardName}: the spending for the bonus ends on ${day}`;
    case 'benefit-lapses':
      return tellsAmounts
        ? `${item.cardName}: ${formatDollars(item.leftCents)} of ${withoutAmount(item.benefitName)} expires after ${day}`
        : `${item.cardName}: ${withoutAmount(item.benefitName)} expires after ${day}`;
    case 'choice-opens':
      return `${item.cardName}: choose “${item.choiceName}” again from ${day}`;
    case 'activation-opens':
      return `${item.cardName}: activate ${LIST.format(item.categories)} from ${day}`;
    case 'points-expire':
      return tellsAmounts
        ? `${item.systemName}: ${POINTS.format(item.points)} points expire on ${day}`
        : `${item.systemName}: points expire on ${day}`;
    case 'plan-step':
      return `${nameStep(item, tellsAmounts)} from ${day}`;
    case 'payment-due':
      return `Pay ${item.cardName} by ${day}`;
    case 'offer-ends':
      return tellsAmounts
        ? `${item.cardName}: ${describeBack(item.back)} at ${item.shop} ends after ${day}`
        : `${item.cardName}: the offer of ${item.shop} ends after ${day}`;
    case 'own-reminder':
      return item.title;
  }
}

/** Suggested action. */
export function adviseDue(item: Due): string {
  switch (item.kind) {
    case 'annual-fee':
      return 'Decide before then whether to keep, change or cancel it.';
    case 'refund-ends':
      return 'Issuers usually pay it back if you close the card by then.';
    case 'bonus-deadline':
      return 'Purchases that post later don’t count.';
    case 'benefit-lapses':
      return 'What is left doesn’t carry over.';
    case 'choice-opens':
      return `It counts for the whole ${item.every}.`;
    case 'activation-opens':
      return `Purchases count only once you activate${atSite(item.site)}, until ${formatDay(item.endsOn)}.`;
    case 'points-expire':
      return 'Use them before then, or do what keeps them.';
    case 'plan-step':
      return 'It’s a step of the plan you saved.';
    case 'payment-due':
      return item.autopay === 'minimum'
        ? 'Autopay pays only the minimum, and the rest costs interest.'
        : 'A late payment costs a fee and interest.';
    case 'offer-ends':
      return 'It pays only with this card, and only until then.';
    case 'own-reminder':
      return 'You asked us to remind you of this.';
  }
}

type ReminderText = { readonly title: string; readonly body: string };

function shorten(line: string): string {
  const letters = Array.from(line);
  return letters.length <= MOST_LETTERS ? line : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
}

/** Text of a push for these items, soonest first. */
export function describePush(items: readonly Due[], tellsAmounts: boolean): ReminderText {
  const [first] = items;
  if (first === undefined) return { title: '', body: '' };
  if (items.length === 1) {
    return { title: shorten(nameDue(first, tellsAmounts)), body: adviseDue(first) };
  }
  const last = items.map(lastDayOf).reduce((latest, day) => (day > latest ? day : latest));
  const lines = items.slice(0, MOST_LINES).map((item) => shorten(nameDue(item, tellsAmounts)));
  const more = items.length - lines.length;
  return {
    title: `${items.length} things are due by ${formatDay(last)}`,
    body: [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
  };
}
