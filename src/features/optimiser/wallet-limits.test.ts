import { describe, expect, it } from 'vitest';
import { createCard } from '@/features/catalogue/catalogue-fixture.ts';
import { toWalletLimits } from './schema.ts';

const cards = [
  createCard({ id: 1, slug: 'open' }),
  createCard({ id: 2, slug: 'refused' }),
  createCard({ id: 3, slug: 'closed', opened_to_new: false }),
  createCard({ id: 4, slug: 'doubtful', confidence: 'low' }),
];
const wish = { size: 3, business: 'allowed', low: true } as const;
const own = [{ id: 'mine', card: 'refused', selected: {} }];

describe('what a search for the best wallet may propose', () => {
  it('is every card that is open to new members', () => {
    expect(toWalletLimits(wish, [], [], cards).allowed).toEqual(['open', 'refused', 'doubtful']);
  });

  it('leaves out what rests on low confidence, where that is wished', () => {
    const { allowed } = toWalletLimits({ ...wish, low: false }, [], [], cards);
    expect(allowed).toEqual(['open', 'refused']);
  });

  it('leaves out what the application rules refuse, but for the cards one has', () => {
    const mayGet = (slug: string) => slug !== 'refused';
    expect(toWalletLimits(wish, [], [], cards, mayGet).allowed).toEqual(['open', 'doubtful']);
    expect(toWalletLimits(wish, [], own, cards, mayGet).allowed).toContain('refused');
  });
});
