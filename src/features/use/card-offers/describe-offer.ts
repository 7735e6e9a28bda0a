import {
  type CardOffer,
  leftToEarnOn,
  leftToSpend,
  type OfferBack,
  type OfferPay,
} from '@/domain/card-offers/judge-offer.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatExactCents, formatCents, formatNumber, formatPercent, formatPoints } from '@/lib/format.ts';

/** `$20 back`, `15% back, up to $4` or `4 points a dollar`. */
export function describeBack(back: OfferBack): string {
  switch (back.kind) {
    case 'dollars':
      return `${formatCents(back.cents)} back`;
    case 'percent':
      return `${formatPercent(back.percent)} back${back.mostCents === null ? '' : `, up to ${formatCents(back.mostCents)}`}`;
    case 'points':
      return `${formatPoints(back.points)} points`;
    case 'points_per_dollar':
      return `${formatNumber(back.rate)} ${back.rate === 1 ? 'point' : 'points'} a dollar${
        back.mostPoints === null ? '' : `, up to ${formatPoints(back.mostPoints)} points`
      }`;
  }
}

/** `$20 back when you spend $100`. */
export function describeOffer({ back, minSpendCents }: CardOffer): string {
  return minSpendCents > 0
    ? `${describeBack(back)} when you spend ${formatCents(minSpendCents)}`
    : describeBack(back);
}

export const describePay = ({ cents, points }: OfferPay): string =>
  cents > 0 ? formatExactCents(cents) : `${formatPoints(points)} points`;

/** Rest of an offer: of the least amount, of the limit, of the uses and until the last day. */
export function listLeft(offer: CardOffer): readonly string[] {
  const [needed, most] = [leftToSpend(offer), leftToEarnOn(offer)];
  return [
    offer.spentCents > 0 && offer.addsUp && needed > 0 ? `${formatCents(needed)} left to spend` : '',
    offer.spentCents > 0 && most !== null && most > 0 ? `pays on ${formatCents(most)} more` : '',
    offer.times !== null && offer.times > 1
      ? `used ${offer.usedTimes} of ${offer.times} times`
      : '',
    offer.endsOn === null ? 'no end date' : `through ${formatDate(offer.endsOn)}`,
  ].filter(Boolean);
}
