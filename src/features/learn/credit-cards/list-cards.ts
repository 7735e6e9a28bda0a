import type { CreditCardSummary } from '@/features/catalog/facts/schema.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import type { CardListSearch, CardSort, FeeBand } from './schema.ts';

/** Cents; both ends belong to the band. */
const FEE_LIMITS: Record<FeeBand, readonly [number, number]> = {
  none: [0, 0],
  'under-100': [1, 99_99],
  '100-to-299': [100_00, 299_99],
  '300-and-more': [300_00, Infinity],
};

function matchesFee(cents: number, band: FeeBand): boolean {
  const [lowest, highest] = FEE_LIMITS[band];
  return lowest <= cents && cents <= highest;
}

export type CardFilter = Omit<CardListSearch, 'q'> & {
  readonly searchText: string;
};

/** Card search filter of the specification (section 3), from the address, where the text is `q`. */
export function toCardFilter({ q = '', ...rest }: CardListSearch): CardFilter {
  return { ...rest, searchText: q };
}

function matches(card: CreditCardSummary, search: CardFilter): boolean {
  const words = `${card.name} ${card.companies.name} ${card.point_systems.name} ${card.network}`;
  return (
    (search.closed === true || card.opened_to_new) &&
    (search.issuer === undefined || card.companies.slug === search.issuer) &&
    (search.network === undefined || card.network === search.network) &&
    (search.points === undefined || card.point_systems.slug === search.points) &&
    (search.kind === undefined || card.is_business === (search.kind === 'business')) &&
    (search.fee === undefined || matchesFee(card.annual_fee_cents, search.fee)) &&
    matchesSearch(words, search.searchText)
  );
}

type Compare = (a: CreditCardSummary, b: CreditCardSummary) => number;

/** Far cheaper than `localeCompare`, which looks for its language at each call. */
const { compare: compareNames } = new Intl.Collator('en');

const byName: Compare = (a, b) => compareNames(a.name, b.name);

/** An unknown foreign fee comes after every known one. */
const foreignFee = (card: CreditCardSummary) => card.foreign_transaction_fee_percent ?? 101;

const COMPARE: Record<CardSort, Compare> = {
  name: byName,
  issuer: (a, b) => compareNames(a.companies.name, b.companies.name),
  rate: (a, b) => a.base_rate - b.base_rate,
  'foreign-fee': (a, b) => foreignFee(a) - foreignFee(b),
  fee: (a, b) => a.annual_fee_cents - b.annual_fee_cents,
};

/** Lists the cards that pass the filter, in its order, else by their places; ties by name. */
export function listMatchingCards(
  cards: readonly CreditCardSummary[],
  search: CardFilter,
  placeOf: (slug: string) => number,
): CreditCardSummary[] {
  const compare: Compare = search.sort
    ? COMPARE[search.sort]
    : (a, b) => placeOf(a.slug) - placeOf(b.slug);
  const direction = search.desc ? -1 : 1;
  return cards
    .filter((card) => matches(card, search))
    .sort((a, b) => direction * compare(a, b) || byName(a, b));
}
