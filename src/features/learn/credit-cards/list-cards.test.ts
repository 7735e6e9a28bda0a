import { describe, expect, it } from 'vitest';
import type { CreditCardSummary } from '@/features/catalog/facts/schema.ts';
import { placeOf } from '@/domain/popular-cards.ts';
import { listMatchingCards, toCardFilter } from './list-cards.ts';
import { type CardListSearch, cardListSearchSchema } from './schema.ts';

function createCard(id: number, own: Partial<CreditCardSummary>): CreditCardSummary {
  return {
    id,
    slug: `card-${id}`,
    name: `Card ${id}`,
    network: 'visa',
    is_business: false,
    is_charge_card: false,
    annual_fee_cents: 0,
    first_year_fee_cents: 0,
    foreign_transaction_fee_percent: 0,
    base_rate: 1,
    product_family: null,
    opened_to_new: true,
    art_primary_hex: '#000000',
    art_secondary_hex: '#ffffff',
    material: null,
    credit_needed: null,
    issuer_rank: 0,
    verified_on: null,
    confidence: 'high',
    companies: { id: 1, slug: 'chase', name: 'Chase' },
    point_systems: {
      id: 1,
      slug: 'ur',
      name: 'Ultimate Rewards',
      kind: 'transferable',
      unit: 'points',
    },
    ...own,
  };
}

const cards = [
  createCard(1, { name: 'Sapphire', annual_fee_cents: 9_500, base_rate: 1 }),
  createCard(2, { name: 'Ink', is_business: true, network: 'mastercard', base_rate: 1.5 }),
  createCard(3, {
    name: 'Gold',
    annual_fee_cents: 32_500,
    companies: { id: 1, slug: 'amex', name: 'American Express' },
    foreign_transaction_fee_percent: null,
  }),
  createCard(4, { name: 'Old', opened_to_new: false }),
];

function list(search: CardListSearch): string[] {
  return listMatchingCards(cards, toCardFilter(search), placeOf).map(({ name }) => name);
}

describe('the card list', () => {
  it('keeps its text as searchText, empty by default', () => {
    expect(toCardFilter({})).toEqual({ searchText: '' });
    expect(toCardFilter({ q: 'gold', desc: true })).toEqual({ searchText: 'gold', desc: true });
  });

  it.each<[CardListSearch, string[]]>([
    [{}, ['Gold', 'Ink', 'Sapphire']],
    [{ closed: true }, ['Gold', 'Ink', 'Old', 'Sapphire']],
    [{ q: 'american' }, ['Gold']],
    [{ issuer: 'amex' }, ['Gold']],
    [{ network: 'mastercard' }, ['Ink']],
    [{ kind: 'business' }, ['Ink']],
    [{ fee: 'none' }, ['Ink']],
    [{ fee: 'under-100' }, ['Sapphire']],
    [{ fee: '300-and-more' }, ['Gold']],
    [{ points: 'unknown' }, []],
    [{ sort: 'fee' }, ['Ink', 'Sapphire', 'Gold']],
    [{ sort: 'fee', desc: true }, ['Gold', 'Sapphire', 'Ink']],
    [{ sort: 'rate', desc: true }, ['Ink', 'Gold', 'Sapphire']],
    [{ sort: 'foreign-fee' }, ['Ink', 'Sapphire', 'Gold']],
  ])('for %j has %j', (search, names) => {
    expect(list(search)).toEqual(names);
  });
});

describe('the order without a choice', () => {
  it('begins with the cards that many people hold, whatever their names', () => {
    const held = createCard(5, { name: 'Zebra', slug: 'amex-gold' });
    const named = listMatchingCards([...cards, held], toCardFilter({}), placeOf).map(
      ({ name }) => name,
    );
    expect(named).toEqual(['Zebra', 'Gold', 'Ink', 'Sapphire']);
  });
});

describe('the address', () => {
  it('ignores nonsense', () => {
    const search = cardListSearchSchema.parse({ fee: 'cheap', sort: 7, q: 'gold', closed: 'x' });
    expect(search).toMatchObject({ q: 'gold' });
    expect(search.fee ?? search.sort ?? search.closed).toBeUndefined();
  });
});
