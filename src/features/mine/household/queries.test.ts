import { expect, it } from 'vitest';
import { listSharedHand } from './queries.ts';

const sam = 'a0000000-0000-4000-8000-000000000001';
const pat = 'a0000000-0000-4000-8000-000000000002';
const bakery = 'a0000000-0000-4000-8000-000000000003';
const alex = 'a0000000-0000-4000-8000-000000000009';
const members = [
  { member_id: sam, display_name: 'Sam' },
  { member_id: alex, display_name: 'Alex' },
];
const people = [
  { id: pat, name: 'Pat', kind: 'person' as const, member_id: sam },
  { id: bakery, name: 'Bakery', kind: 'business' as const, member_id: sam },
];

function createCard(id: string, given: { status?: 'held' | 'wish_list'; person_id?: string }) {
  return {
    id,
    credit_card_id: 11,
    nickname: null,
    status: 'held' as const,
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
    choices: {},
    notes: null,
    changed_from_credit_card_id: null,
    product_changed_on: null,
    person_id: null,
    position: 0,
    revision: 1,
    created_at: '2025-01-10T00:00:00Z',
    member_id: sam,
    ...given,
  };
}

it('leaves out cards of people who are not members', () => {
  const cards = [createCard('own', {}), { ...createCard('of-alex', {}), member_id: alex }];
  const found = listSharedHand(cards, members.slice(0, 1), people);
  expect(found.cards.map(({ id }) => id)).toEqual(['own']);
  expect(found.holders.map(({ name }) => name)).toEqual(['Sam']);
});

it('says who carries each card that is held: its person, else its member', () => {
  const { cards, holders } = listSharedHand(
    [
      createCard('own', {}),
      createCard('for-pat', { person_id: pat }),
      createCard('wished', { status: 'wish_list', person_id: bakery }),
    ],
    members,
    people,
  );
  expect(cards.map((card) => [card.id, card.person_id])).toEqual([
    ['own', sam],
    ['for-pat', pat],
  ]);
  expect(holders).toEqual([
    { id: sam, name: 'Sam', kind: 'person' },
    { id: pat, name: 'Pat', kind: 'person' },
  ]);
});
