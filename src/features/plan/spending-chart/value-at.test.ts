import { describe, expect, it } from 'vitest';
import { cents } from '@/domain/units.ts';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { lineOfCard, listLines } from './list-lines.ts';
import { spendingAt } from './value-at.ts';

describe('spendingAt', () => {
  const spending = { dining: cents(300), gas: cents(100) };

  it('raises everything in proportion', () => {
    expect(spendingAt(spending, null, 800)).toEqual({ dining: 600, gas: 200 });
    expect(spendingAt({}, null, 800)).toEqual({});
  });

  it('raises one part and leaves the rest', () => {
    expect(spendingAt(spending, 'gas', 800)).toEqual({ dining: 300, gas: 800 });
  });
});

describe('listLines', () => {
  const cards = [createCard({ id: 7, slug: 'seven' }), createCard({ id: 8, slug: 'eight' })];
  const mine = { id: 'mine', name: 'My cards', kind: 'mine' as const, note: '', wallet: [] };

  it('draws my own cards while nothing is chosen', () => {
    expect(listLines(undefined, [mine], cards)).toEqual({ lines: [mine], missing: 0 });
  });

  it('keeps the order, takes each once and counts what names nothing', () => {
    const { lines, missing } = listLines('card-8,mine,card-8,card-99,x', [mine], cards);
    expect(lines.map(({ id }) => id)).toEqual(['card-8', 'mine']);
    expect(missing).toBe(2);
    expect(lineOfCard({ id: 8, slug: 'eight', name: 'Eight' }).id).toBe('card-8');
  });
});
