import { expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { joinSharedCards } from './use-offer-finder.ts';

const [product] = catalogFixture.cards;
if (!product) throw new Error('the fixture has no cards');

const sam = 'a0000000-0000-4000-8000-000000000001';
const card: MemberCard = {
  id: 'a0000000-0000-4000-8000-000000000002',
  credit_card_id: product.id,
  nickname: null,
  status: 'held',
  applied_on: null,
  approved_on: null,
  opened_on: null,
  closed_on: null,
  fee_month: null,
  fee_day: null,
  statement_day: null,
  due_day: null,
  autopay: null,
  annual_fee_cents: null,
  bonus_posted_on: null,
  choices: { quarter: ['gas'] },
  notes: null,
  changed_from_credit_card_id: null,
  product_changed_on: null,
  person_id: sam,
  position: 0,
  revision: 1,
  created_at: '2025-01-10T00:00:00Z',
};
const own = { held: [{ id: 'own', card: product.slug, selected: {} }], entries: [] };
const holders = [{ id: sam, name: 'Sam', kind: 'person' as const }];

it('adds what others hold behind the own, with its choices and whose it is', () => {
  const hand = joinSharedCards(own, { cards: [card], holders }, catalogFixture.cards);
  expect(hand.held).toEqual([
    ...own.held,
    { id: card.id, card: product.slug, selected: { quarter: ['gas'] } },
  ]);
  expect(hand.entries).toMatchObject([{ memberCard: card, card: { slug: product.slug } }]);
  expect(hand.carriers).toEqual(new Map([[card.id, 'Sam']]));
});

it('leaves the own as they are while nothing is shown, so that nothing is worked out again', () => {
  const hand = joinSharedCards(own, undefined, catalogFixture.cards);
  expect(hand.held).toBe(own.held);
  expect(hand.carriers.size).toBe(0);
});
