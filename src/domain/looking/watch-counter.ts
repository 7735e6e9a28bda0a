import { purchaseAdviser } from '../purchase/best-card-now.ts';
import type { Card } from '../rewards/catalog/card.ts';
import type { RewardProblem } from '../rewards/problem.ts';
import { cents } from '../units.ts';
import type { PlausibleError } from './plausible-errors.ts';

const MONTHS = 12;
const ofRates = new Set(['base_rate', 'rate', 'choice']);

/** Watches which card of a wallet pays for a month's spending of each kind; a loss is that of twelve such months. */
export function watchCounter(problem: Omit<RewardProblem, 'year'>, cards: readonly Card[]) {
  const purchases = Object.entries(problem.spending)
    .filter(([, amount]) => amount > 0)
    .map(([slug, amount]) => ({ slug, amount: cents(amount / MONTHS) }));
  const offersWith = (own: readonly Card[]) => {
    const adviser = purchaseAdviser(
      { ...problem, year: 'steady', catalog: { ...problem.catalog, cards: own } },
      own.map(({ slug }) => ({ id: slug, card: slug, selected: {} })),
      purchases.map(({ slug }) => slug),
    );
    return purchases.map(({ slug, amount }) => adviser(slug, amount, []));
  };
  const paidWith = offersWith(cards).map(([best]) => best?.card);
  return {
    boundOf: (_card: string, { fact }: PlausibleError): number =>
      ofRates.has(fact.kind) && cards.length > 1 ? Infinity : 0,
    lossOf: (card: string, { card: moved }: PlausibleError): number =>
      offersWith(cards.map((each) => (each.slug === card ? moved : each))).reduce(
        (sum, offers, index) => {
          const kept = offers.find((offer) => offer.card === paidWith[index]);
          return sum + MONTHS * ((offers[0]?.valueCents ?? 0) - (kept?.valueCents ?? 0));
        },
        0,
      ),
  };
}
