import { describe, expect, it } from 'vitest';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { formatCardIds, readCardIds } from './read-card-ids.ts';

const rows = Array.from({ length: 8 }, (_, index) =>
  createCard({ id: index + 1, slug: `card-${index + 1}` }),
);
const slugsOf = (cards: readonly { slug: string }[]) => cards.map(({ slug }) => slug);

describe('readCardIds', () => {
  it('keeps the order of the address and reads slugs too', () => {
    const { cards, unknown, tooMany } = readCardIds('7, card-2 ,5', rows);
    expect(slugsOf(cards)).toEqual(['card-7', 'card-2', 'card-5']);
    expect([unknown, tooMany]).toEqual([[], []]);
    expect(formatCardIds(cards)).toBe('7,2,5');
  });

  it('takes a card once and tells what names none', () => {
    const { cards, unknown } = readCardIds('3,card-3,99,,<b>,99', rows);
    expect(slugsOf(cards)).toEqual(['card-3']);
    expect(unknown).toEqual(['99', '<b>']);
  });

  it('stops at six and tells which cards are left out', () => {
    const { cards, tooMany } = readCardIds('1,2,3,4,5,6,7,8', rows);
    expect(cards).toHaveLength(6);
    expect(slugsOf(tooMany)).toEqual(['card-7', 'card-8']);
  });

  it('finds nothing in an empty address', () => {
    expect(readCardIds('', rows)).toEqual({ cards: [], unknown: [], tooMany: [] });
  });
});
