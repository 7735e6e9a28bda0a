import { coverageOf } from '@/domain/rewards/rate/coverage.ts';
import { coveredBy } from '@/domain/rewards/terms/card-terms.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';

/** The networks of cards that are taken everywhere else, as people call them. */
const NETWORKS = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
};

const inWords = new Intl.ListFormat('en-US');

/** Explains why a card does not work at a sub-category's shops: network not accepted, or another store's card. */
export function explainRefusal({ catalog }: ValuationInputs, subCategory: string) {
  const coverage = coverageOf([subCategory], catalog.subCategories);
  const refused = new Set(
    catalog.notAccepted
      .filter(({ covers }) => coveredBy(coverage, [covers])[0])
      .flatMap(({ networks }) => networks),
  );
  const taken = Object.entries(NETWORKS).flatMap(([slug, name]) => (refused.has(slug) ? [] : name));
  return ({ network }: Pick<CardRow, 'network'>, shop: string): string => {
    const name = new Map(Object.entries(NETWORKS)).get(network);
    if (name === undefined) return 'A store card: only its own stores take it.';
    // Names the accepted networks if they are few, or the one refused network.
    return taken.length === 1 || taken.length === 2
      ? `${shop} takes ${inWords.format(taken)} only: ${name} is not taken.`
      : `${shop} does not take ${name}.`;
  };
}
