import type { CalendarDate } from '../calendar.ts';
import { formatDollars, formatLongDate } from '../format.ts';
import {
  type CardOffer,
  leftToEarnOn,
  leftToSpend,
  leftWorth,
  type OfferBack,
  type OfferPay,
  paidInAll,
  stateOf,
  type WithOffers,
} from './judge-offer.ts';

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const countPoints = (points: number) =>
  `${NUMBER.format(points)} ${points === 1 ? 'point' : 'points'}`;

/** `$20 back`, `15% back, up to $4` or `4 points a dollar`. */
export function describeBack(back: OfferBack): string {
  switch (back.kind) {
    case 'dollars':
      return `${formatDollars(back.cents)} back`;
    case 'percent':
      return `${NUMBER.format(back.percent)}% back${back.mostCents === null ? '' : `, up to ${formatDollars(back.mostCents)}`}`;
    case 'points':
      return countPoints(back.points);
    case 'points_per_dollar':
      return `${countPoints(back.rate)} a dollar${
        back.mostPoints === null ? '' : `, up to ${countPoints(back.mostPoints)}`
      }`;
  }
}

/** `$20 back when you spend $100`. */
export function describeCardOffer({ back, minSpendCents }: CardOffer): string {
  return minSpendCents > 0
    ? `${describeBack(back)} when you spend ${formatDollars(minSpendCents)}`
    : describeBack(back);
}

/** Rest of an offer: of the least amount, of the limit, of the uses, and its last day. */
export function listLeft(offer: CardOffer): readonly string[] {
  const [needed, most] = [leftToSpend(offer), leftToEarnOn(offer)];
  const isBegun = offer.spentCents > 0;
  return [
    isBegun && offer.addsUp && needed > 0 ? `${formatDollars(needed)} left to spend` : '',
    isBegun && most !== null ? `pays on ${formatDollars(most)} more` : '',
    offer.times !== null && offer.times > 1
      ? `used ${offer.usedTimes} of ${offer.times} times`
      : '',
    offer.endsOn === null ? 'no end date' : `through ${formatLongDate(offer.endsOn)}`,
  ].filter(Boolean);
}

const describePay = ({ cents, points }: OfferPay): string =>
  cents > 0 ? `${formatDollars(cents)} back` : countPoints(points);

/** Offers of a card that paid in a year, in a sentence; null if none did. */
export function describePaid(offers: readonly CardOffer[]): string | null {
  const pays = offers.map(paidInAll).filter((pay) => pay.cents + pay.points > 0);
  const [cents, points] = [
    pays.reduce((sum, pay) => sum + pay.cents, 0),
    pays.reduce((sum, pay) => sum + pay.points, 0),
  ];
  const sums = [cents > 0 && formatDollars(cents), points > 0 && countPoints(points)];
  const count = pays.length === 1 ? 'One offer' : `${pays.length} offers`;
  return pays.length === 0
    ? null
    : `${count} on it brought ${sums.filter(Boolean).join(' and ')} in the last twelve months.`;
}

/** Offers of a card that can still be used, in a sentence; null if there are none. */
export function describeStillOn(offers: readonly CardOffer[], today: CalendarDate): string | null {
  const left = offers.filter((offer) => ['ready', 'to-add'].includes(stateOf(offer, today)));
  if (left.length === 0) return null;
  const worths = left.map(leftWorth);
  const sum = worths.reduce((total, worth) => total + worth.cents, 0);
  const orMore = worths.some(({ isMore }) => isMore) ? ' or more' : '';
  const worth = sum > 0 ? ` worth ${formatDollars(sum)}${orMore}` : '';
  return left.length === 1
    ? `an offer${worth} is still on it`
    : `${left.length} offers${worth} are still on it`;
}

/** Offers of a kind that a card tells at one shop; of a household a thousand may name it. */
const MOST_TOLD = 3;

/**
 * Effect of offers on a card at the counter, in sentences, such as `$20 back on this $100, and 1 point a dollar`; at
 * last the days until it is due, where they decide.
 */
export function describeAtCounter(
  { paying, short, toAdd, tie }: WithOffers<unknown>,
  amountCents: number,
  /** The card's own rate: `1 point a dollar`. */
  rate: string,
): readonly string[] {
  const amount = formatDollars(amountCents);
  return [
    ...(paying
      ? [
          `${describePay(paying.pay)} on this ${amount}, and ${rate}. ${[`${paying.offer.shop} offer`, ...listLeft(paying.offer)].join(', ')}.`,
        ]
      : []),
    ...short
      .slice(0, MOST_TOLD)
      .map(
        (offer) =>
          `Spend ${formatDollars(leftToSpend(offer) - amountCents)} more for ${describeBack(offer.back)} from the offer of ${offer.shop}.`,
      ),
    ...toAdd
      .slice(0, MOST_TOLD)
      .map(({ offer }) =>
        [
          `Add the offer of ${offer.shop} first: ${describeCardOffer(offer)}`,
          ...listLeft(offer),
        ].join(', '),
      ),
    ...(tie
      ? [
          `${tie.days} days until it is due${tie.isFirst ? ', and worth the same as another card' : ''}.`,
        ]
      : []),
  ];
}
