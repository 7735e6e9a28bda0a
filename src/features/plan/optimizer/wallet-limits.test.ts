import { describe, expect, it } from 'vitest';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { toWalletLimits } from './schema.ts';

const cards = [
  createCard({ id: 1, slug: 'open' }),
  createCard({ id: 2, slug: 'refused' }),
  createCard({ id: 3, slug: 'other' }),
];
const wish = { size: 3, business: 'allowed' } as const;
const own = [{ id: 'mine', card: 'refused', selected: {} }];
const mayPropose = ({ slug }: { readonly slug: string }) => slug !== 'refused';

describe('the proposal of a search for the best wallet', () => {
  it('is what may be proposed, and the cards one has', () => {
    const proposable = { mayPropose, incompatible: [] };
    expect(toWalletLimits(wish, [], [], cards, proposable).allowed).toEqual(['open', 'other']);
    expect(toWalletLimits(wish, [], own, cards, proposable).allowed).toContain('refused');
  });

  it('is one card of a family, and one of those that exclude each other', () => {
    const incompatible = [['open', 'other']] as const;
    expect(toWalletLimits(wish, [], own, cards, { mayPropose, incompatible })).toMatchObject({
      onePerFamily: true,
      incompatible,
    });
  });
});
