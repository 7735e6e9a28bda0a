import { cents } from '../../src/domain/units.ts';
import type { SpendingProfile, ValuedYear } from '../../src/domain/rewards/problem.ts';
import { publishedSpending } from '../../src/cli/real-catalog.ts';

/** Advice about cards and spending by a widely read publisher. */
export type PublishedAnswer = {
  readonly name: string;
  readonly source: string;
  /** Date of the publication, if it is given. */
  readonly date: string;
  readonly spending: SpendingProfile;
  readonly year: ValuedYear;
  /** Percent that a tier of a relationship program adds to a card's earnings. */
  readonly tierBonusPercent: number;
  /** Yearly value of each card alone, in dollars of cash. */
  readonly worth: Readonly<Record<string, number>>;
};

const STEADY = { year: 'steady', tierBonusPercent: 0 } as const;

const yearly = (dollars: Readonly<Record<string, number>>): SpendingProfile =>
  Object.fromEntries(
    Object.entries(dollars).map(([slug, amount]) => [slug, cents(Math.round(amount * 100))]),
  );

export const PUBLISHED_ANSWERS: readonly PublishedAnswer[] = [
  {
    ...STEADY,
    name: '$6,000 at supermarkets: 6% less the fee is $265, 3% without one $180',
    source:
      'https://www.bankrate.com/finance/credit-cards/blue-cash-everyday-refresh-my-new-favorite-credit-card/',
    date: '2022-07',
    spending: yearly({ 'us-supermarkets': 6_000 }),
    worth: { 'blue-cash-preferred': 265, 'blue-cash-everyday': 180 },
  },
  {
    ...STEADY,
    name: '$3,166.67 at supermarkets is where 6% for $95 a year breaks even with 3%',
    source:
      'https://www.asksebby.com/blog/american-express-blue-cash-everyday-vs-blue-cash-preferred',
    date: 'undated',
    spending: yearly({ 'us-supermarkets': 3_166.67 }),
    worth: { 'blue-cash-preferred': 95, 'blue-cash-everyday': 95 },
  },
  {
    ...STEADY,
    name: '$20,520 at supermarkets is where a flat 2% catches up with 6% up to $6,000 and 1% beyond',
    source:
      'https://www.nerdwallet.com/article/credit-cards/comparison-citi-double-cash-vs-amex-blue-cash-preferred',
    date: '2021-05-06',
    spending: yearly({ 'us-supermarkets': 20_520 }),
    worth: { 'citi-double-cash': 410.4, 'blue-cash-preferred': 410.2 },
  },
  {
    ...STEADY,
    name: '$1,000 a month as the average household spends it',
    source:
      'https://investor.com/credit-cards/compare/chase-freedom-flex-card-vs-citi-custom-cash-card',
    date: '2023-06-05',
    spending: publishedSpending('investor-12k'),
    worth: { 'citi-double-cash': 240, 'citi-custom-cash': 215.52, 'blue-cash-everyday': 201.36 },
  },
  {
    ...STEADY,
    name: '$2,000 a quarter in the two chosen categories at 5% is $400 a year',
    source: 'https://www.nerdwallet.com/card-details/card-name/US-Bank-Cash-Rewards-Visa-Platinum',
    date: 'undated',
    spending: yearly({ 'home-utilities': 5_000, 'internet-cable': 3_000 }),
    worth: { 'us-bank-cash-plus': 400 },
  },
  {
    ...STEADY,
    name: '3% of the first $2,500 a quarter is 5.25% with Platinum Honors, 2% at grocery stores 3.5%',
    source: 'https://www.cardsandpoints.com/bank-of-america-preferred-rewards/',
    date: 'undated',
    spending: yearly({ 'online-retail': 8_000, 'us-supermarkets': 2_000 }),
    tierBonusPercent: 75,
    worth: { 'bofa-customized-cash': 0.0525 * 8_000 + 0.035 * 2_000 },
  },
  {
    year: 'first',
    tierBonusPercent: 0,
    name: '15,000 miles of a first year, at 1.5 a dollar, are matched by another 15,000',
    source:
      'https://www.discover.com/credit-cards/card-smarts/discover-match-for-discover-miles-credit-card-rewards-matching/',
    date: '2022-08-25',
    spending: yearly({ other: 10_000 }),
    worth: { 'discover-it-miles': 300 },
  },
];
