/** A question of a ranking: a plain household's spending of some kind, on one card. */
export type RankingKind = {
  readonly slug: string;
  /** Short, for lists. */
  readonly name: string;
  readonly title: string;
  /** Slug of the preset whose household spends. */
  readonly household: string;
  /** Sub-categories that count; null for all that the household buys. */
  readonly spentOn: readonly string[] | null;
  readonly among?: 'business' | 'student' | 'no_fee' | 'no_foreign_fee';
};

const AVERAGE = 'cnbc-select';
const COUPLE = 'own-couple';
const FAMILY = 'own-suburban-family';

export const KINDS: readonly RankingKind[] = [
  {
    slug: 'one-card',
    name: 'One card for everything',
    title: 'Best credit card if you carry only one',
    household: AVERAGE,
    spentOn: null,
  },
  {
    slug: 'groceries',
    name: 'Groceries',
    title: 'Best credit cards for groceries',
    household: AVERAGE,
    spentOn: ['us-supermarkets'],
  },
  {
    slug: 'dining',
    name: 'Dining',
    title: 'Best credit cards for restaurants',
    household: AVERAGE,
    spentOn: ['restaurants'],
  },
  {
    slug: 'gas',
    name: 'Gas',
    title: 'Best credit cards for gas',
    household: AVERAGE,
    spentOn: ['gas-stations'],
  },
  {
    slug: 'travel',
    name: 'Travel',
    title: 'Best credit cards for travel',
    household: COUPLE,
    spentOn: ['airfare', 'hotels'],
  },
  {
    slug: 'flights',
    name: 'Flights',
    title: 'Best credit cards for flights',
    household: COUPLE,
    spentOn: ['airfare'],
  },
  {
    slug: 'hotels',
    name: 'Hotels',
    title: 'Best credit cards for hotels',
    household: COUPLE,
    spentOn: ['hotels'],
  },
  {
    slug: 'abroad',
    name: 'Purchases abroad',
    title: 'Best credit cards for purchases abroad',
    household: 'own-business-traveller',
    spentOn: ['foreign-spend'],
    among: 'no_foreign_fee',
  },
  {
    slug: 'transit',
    name: 'Transit and rides',
    title: 'Best credit cards for transit and rides',
    household: 'own-city-renter',
    spentOn: ['commuter-transit', 'rideshare'],
  },
  {
    slug: 'online-shopping',
    name: 'Online shopping',
    title: 'Best credit cards for online shopping',
    household: COUPLE,
    spentOn: ['online-retail'],
  },
  {
    slug: 'wholesale-clubs',
    name: 'Wholesale clubs',
    title: 'Best credit cards for wholesale clubs',
    household: FAMILY,
    spentOn: ['wholesale-clubs'],
  },
  {
    slug: 'drugstores',
    name: 'Drugstores',
    title: 'Best credit cards for drugstores',
    household: 'own-retired-couple',
    spentOn: ['drugstores'],
  },
  {
    slug: 'streaming',
    name: 'Streaming',
    title: 'Best credit cards for streaming',
    household: FAMILY,
    spentOn: ['streaming-tv'],
  },
  {
    slug: 'home-improvement',
    name: 'Home improvement',
    title: 'Best credit cards for home improvement',
    household: FAMILY,
    spentOn: ['home-improvement-stores'],
  },
  {
    slug: 'bills',
    name: 'Utilities, phone, internet',
    title: 'Best credit cards for utility, phone and internet bills',
    household: COUPLE,
    spentOn: ['home-utilities', 'cell-phone', 'internet-cable'],
  },
  {
    slug: 'everything-else',
    name: 'Everything else',
    title: 'Best credit cards for everything without a category',
    household: AVERAGE,
    spentOn: ['other'],
  },
  {
    slug: 'no-annual-fee',
    name: 'No annual fee',
    title: 'Best credit cards without an annual fee',
    household: AVERAGE,
    spentOn: null,
    among: 'no_fee',
  },
  {
    slug: 'students',
    name: 'Students',
    title: 'Best credit cards for students',
    household: 'own-student',
    spentOn: null,
    among: 'student',
  },
  {
    slug: 'small-business',
    name: 'Small business',
    title: 'Best business credit cards',
    household: 'own-small-business',
    spentOn: null,
    among: 'business',
  },
];
