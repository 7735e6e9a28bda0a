import { describe, expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { createWallet, createWalletCard } from './mutations.ts';
import { listWallets, valueWallets } from './value-wallets.ts';

const inputs = createInputsFixture({ restaurants: 600_000, other: 1_000_000 });
const [card] = catalogFixture.cards;
if (!card) throw new Error('the fixture has no card');

const filled = { ...createWallet('Zebra', 1), created_at: '2026-01-03T00:00:00Z' };
const empty = {
  ...createWallet('apple', 1),
  created_at: '2026-01-02T00:00:00Z',
  notes: 'for Lyon',
};
const first = { ...createWallet('Mango', 0), created_at: '2026-01-01T00:00:00Z' };
const valued = valueWallets(
  inputs,
  [],
  [filled, empty, first],
  [createWalletCard(filled.id, card.id, 0)],
);
const issuerOf = (id: number) => (id === card.company_id ? 'The Issuer' : '');
const namesBy = (search: Parameters<typeof listWallets>[1]) =>
  listWallets(valued, search, issuerOf).map(({ wallet }) => wallet.name);

describe('the member’s wallets', () => {
  it('are in the member’s own order, a copy after its original', () => {
    expect(namesBy({ q: '', sort: 'own' })).toEqual(['Mango', 'apple', 'Zebra']);
  });

  it('are sorted by name, age and value', () => {
    expect(namesBy({ q: '', sort: 'name' })).toEqual(['apple', 'Mango', 'Zebra']);
    expect(namesBy({ q: '', sort: 'newest' })).toEqual(['Zebra', 'apple', 'Mango']);
    const [best, ...others] = listWallets(valued, { q: '', sort: 'value' }, issuerOf);
    expect(best?.wallet.name).toBe('Zebra');
    expect(best?.value.netCents).toBeGreaterThan(0);
    expect(others.map(({ value }) => value.netCents)).toEqual([0, 0]);
  });

  it('are found by their name, their notes, their cards and the issuers of these', () => {
    expect(namesBy({ q: 'MAN', sort: 'own' })).toEqual(['Mango']);
    expect(namesBy({ q: 'lyon', sort: 'own' })).toEqual(['apple']);
    expect(namesBy({ q: card.name, sort: 'own' })).toEqual(['Zebra']);
    expect(namesBy({ q: 'issuer', sort: 'own' })).toEqual(['Zebra']);
    expect(namesBy({ q: 'null', sort: 'own' })).toEqual([]);
  });
});
