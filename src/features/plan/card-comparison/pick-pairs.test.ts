import { expect, it } from 'vitest';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { pickPairs, type ValuedCard } from './pick-pairs.ts';

const card = (
  id: number,
  addedCents: number,
  own: Partial<ValuedCard['card']> = {},
): ValuedCard => ({
  card: createCard({ id, slug: `card-${id}`, point_system_id: id, company_id: id, ...own }),
  addedCents,
});
const held = [card(1, 500), card(2, 10, { annual_fee_cents: 9500 }), card(3, 200)];
const suggested = [card(11, 900, { annual_fee_cents: 9500 }), card(12, 800), card(13, 700)];
const idsOf = (sources: Parameters<typeof pickPairs>[0]) =>
  pickPairs(sources).map(({ pair }) => pair.map((each) => each.card.id));

it('sets mine against the best, the two best against each other, and a fee against none', () => {
  expect(idsOf({ held, wished: [], suggested })).toEqual([
    [2, 11],
    [11, 12],
    [2, 12],
  ]);
});

it('sets a wish against the held card of its points, else of its issuer, else the one adding least', () => {
  const against = (own: Partial<ValuedCard['card']>) =>
    idsOf({ held, wished: [card(20, 5), card(21, 50, own)], suggested })[1];
  expect(against({ point_system_id: 3 })).toEqual([21, 3]);
  expect(against({ company_id: 1 })).toEqual([21, 1]);
  expect(against({})).toEqual([21, 2]);
});

it('names no pair twice, and none without two cards', () => {
  expect(idsOf({ held: [], wished: [], suggested })).toEqual([
    [11, 12],
    [12, 13],
  ]);
  expect(idsOf({ held: [], wished: [], suggested: suggested.slice(0, 1) })).toEqual([]);
  expect(idsOf({ held, wished: [], suggested: [] })).toEqual([]);
});
