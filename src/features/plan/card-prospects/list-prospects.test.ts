import { expect, it } from 'vitest';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { listProspects, type Prospect } from './list-prospects.ts';

const issuer = { slug: 'chase', name: 'Chase' };
const prospects = ['aaa', 'venture', 'amex-gold', 'zoo'].map((slug, index): Prospect => ({
  card: createCard({ id: index + 1, slug }),
  issuer,
  points: issuer,
  isHeld: false,
  addsCents: null,
  standing: { tone: 'yes', text: '' },
}));
const order = (added: Readonly<Record<string, number>> = {}) =>
  listProspects(
    prospects.map((each) => ({ ...each, addsCents: added[each.card.slug] ?? null })),
    {},
  ).map(({ card }) => card.slug);

it('lists widely held cards first until the added values are known', () => {
  expect(order()).toEqual(['amex-gold', 'venture', 'aaa', 'zoo']);
  expect(order({ zoo: 1, aaa: 5, venture: 3, 'amex-gold': 3 })).toEqual([
    'aaa',
    'amex-gold',
    'venture',
    'zoo',
  ]);
});
