import { cents, percent, type PointsPerDollar } from '../units.ts';
import type { CalendarDate } from '../calendar.ts';
import type { Catalog } from '../rewards/catalog/catalog.ts';
import type { Preferences } from '../rewards/problem.ts';
import { purchaseAdviser } from './best-card-now.ts';

/** An issuer's rate per dollar, before tiers. */
export type IssuerRate = {
  readonly rate: PointsPerDollar;
  /** True if it needs an option of the card, chosen or with the most spending. */
  readonly isConditional: boolean;
};

type Asked = {
  readonly catalog: Catalog;
  readonly preferences: Preferences;
  readonly date: CalendarDate;
  /** Slugs. */
  readonly card: string;
  readonly subCategory: string;
};

/** A card's rate on a day by its issuer's terms, without the member's own rates; null if it is not accepted. */
export function issuerRateOf(asked: Asked): IssuerRate | null {
  const { catalog, preferences, date, card, subCategory } = asked;
  const cards = catalog.cards
    .filter(({ slug }) => slug === card)
    .map((each) => ({ ...each, tierBonusPercent: percent(0) }));
  const advise = purchaseAdviser(
    {
      catalog: { ...catalog, cards },
      preferences: { ...preferences, ownRates: [] },
      spending: {},
      date,
      year: 'steady',
      held: [],
    },
    cards.map(({ slug }) => ({ id: slug, card: slug, selected: {} })),
    [subCategory],
  );
  const [offer] = advise(subCategory, cents(100), [], [], true);
  if (!offer) return null;
  // With any amount on the card beside it, a linked rate is at its highest step.
  const beside = [{ card, subCategory: '', cents: Infinity }];
  const linked = advise(subCategory, cents(100), [], beside, true);
  const [best] = [...offer.conditional, ...linked].toSorted((a, b) => b.rate - a.rate);
  return best && best.rate > offer.rate
    ? { rate: best.rate, isConditional: true }
    : { rate: offer.rate, isConditional: false };
}
