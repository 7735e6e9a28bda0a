import { expect, it } from 'vitest';
import { catalogFixture, createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import type { CardBenefitRow } from '@/features/catalog/facts/schema.ts';
import { listBenefits, toBenefitEntries } from './list-benefits.ts';
import {
  listConditions,
  listLacked,
  listWays,
  orderGiven,
  pickCheapest,
} from './value-benefits.ts';

const [row] = catalogFixture.cards.flatMap((card) => card.credit_card_benefits);
if (!row) throw new Error('the fixture has a benefit');
const part = (id: number, benefit_id: number, own: Partial<CardBenefitRow> = {}) => ({
  ...row,
  ...{ id, benefit_id, ...own },
});
const card = (id: number, fee: number, ...parts: readonly CardBenefitRow[]) =>
  createCard({
    ...{ id, slug: `card-${id}`, annual_fee_cents: fee, credit_card_benefits: parts },
  });
const cards = [
  card(1, 9500, part(11, 1), part(12, 1), part(13, 2)),
  card(2, 0, part(21, 2)),
  card(3, 0, part(31, 2), part(32, 3)),
  card(4, 0, part(41, 1)),
];
const worths: Readonly<Record<number, number>> = { 11: 3000, 12: 2000, 13: 900, 21: 100, 31: 400 };
const worthOf = ({ row: { id } }: { row: CardBenefitRow }) => worths[id] ?? 0;
const benefits = [1, 2, 3].map((id) => ({
  ...{ id, slug: `b${id}`, name: `Benefit ${id}`, kind: 'other', description: '' },
}));
const lacked = (held: readonly number[], canGet = () => true) =>
  listLacked(toBenefitEntries(benefits, cards, new Set(held)), worthOf, canGet).map(
    ({ entry, way }) => [entry.benefit.id, way.card.id, way.worthCents],
  );

it('lists what no held card gives, the most worth first, each with its cheapest card', () => {
  // Card 4 is free, but its part of the first benefit is worth nothing to the member; no one uses the third.
  expect(lacked([])).toEqual([
    [1, 1, 5000],
    [2, 3, 400],
  ]);
  expect(lacked([2])).toEqual([[1, 1, 5000]]);
});

it('proposes no card that the member could not have', () => {
  const canGet = ({ id }: { id: number }) => id !== 3;
  const ways = listWays(
    cards.flatMap((each) =>
      each.credit_card_benefits
        .filter(({ benefit_id }) => benefit_id === 2)
        .map((given) => ({ card: each, row: given })),
    ),
    worthOf,
  );
  expect(pickCheapest(ways, canGet)?.card.id).toBe(2);
  expect(pickCheapest(ways, () => false)).toBeNull();
});

it('lists the card of the verdict before cheaper ones that are worth nothing to the member', () => {
  const [entry] = toBenefitEntries(benefits, cards, new Set());
  const idsOf = (held: readonly number[], canGet = () => true) =>
    orderGiven(entry?.given ?? [], worthOf, new Set(held), canGet).map(({ row: { id } }) => id);
  expect(idsOf([])).toEqual([11, 12, 41]);
  expect(idsOf([4])).toEqual([41, 11, 12]);
});

it('orders benefits by the cards that give them, not by their parts', () => {
  const entries = toBenefitEntries(benefits, cards, new Set());
  expect(listBenefits(entries, {}).map((entry) => [entry.benefit.id, entry.cards])).toEqual([
    [2, 3],
    [1, 2],
    [3, 1],
  ]);
});

it('names the conditions', () => {
  expect(listConditions(row)).toEqual([]);
  expect(
    listConditions(
      part(1, 1, { min_spend_cents: 100_000, excludes_first_year: true, ends_on: '2026-12-31' }),
    ),
  ).toEqual(['after $1,000 of spending', 'not in the first year', 'until Dec 31, 2026']);
  expect(listConditions(part(1, 1, { alignment: 'anniversary' }))).toEqual([
    'counted by card year',
  ]);
});
