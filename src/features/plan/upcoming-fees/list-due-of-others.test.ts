import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { catalogFixture, createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import type { PlannedStep } from '@/features/plan/planned-steps/schema.ts';
import { listDueOfOthers } from './list-due-of-others.ts';
import { nameItem } from './words.ts';

const dear = createCard({ id: 2, slug: 'dear', company_id: 7, annual_fee_cents: 9_500 });
const today = calendarDate('2026-11-21');
const owners = [
  { id: 'sam', name: 'Sam' },
  { id: 'pat', name: 'Pat' },
];
const facts: Parameters<typeof listDueOfOthers>[1] = {
  rows: { ...catalogFixture, cards: [dear] },
  refundDays: new Map([[7, 30]]),
  steps: [],
  balances: [],
  privateOwners: new Set(),
  owners,
};

it('says whose each card of the others is, with its fee and until when that is paid back', () => {
  const cards = [
    createMemberCard(2, { opened_on: '2024-12-01', person_id: 'sam' }),
    createMemberCard(2, { opened_on: '2025-03-01', person_id: 'pat' }),
  ];
  const { due } = listDueOfOthers({ cards }, facts, today, 365);
  const lines = due.map((item) => [item.kind, 'cardName' in item ? item.cardName : '', item.date]);
  expect(lines).toEqual([
    ['annual-fee', 'dear (Sam)', '2026-12-01'],
    ['refund-ends', 'dear (Sam)', '2026-12-31'],
    ['annual-fee', 'dear (Pat)', '2027-03-01'],
    ['refund-ends', 'dear (Pat)', '2027-03-31'],
  ]);
});

it('keeps a card of others whose fee has no day', () => {
  const cards = [createMemberCard(2, { person_id: 'sam' })];
  const found = listDueOfOthers({ cards }, facts, today, 365);
  expect(found.feeCards.map(({ name }) => name)).toEqual(['dear (Sam)']);
  expect(found.due).toEqual([]);
});

it('has the steps of the plans that others keep until they are done, each with whose it is', () => {
  const step = (own: Partial<PlannedStep>): PlannedStep => ({
    id: crypto.randomUUID(),
    person_id: 'sam',
    action: 'apply',
    credit_card_id: 2,
    member_card_id: null,
    becomes_credit_card_id: null,
    planned_on: '2027-02-01',
    revision: 1,
    created_at: '2026-11-01T00:00:00Z',
    ...own,
  });
  const steps = [step({}), step({ person_id: 'pat' })];
  const cards = [createMemberCard(2, { person_id: 'pat' })];
  const { due } = listDueOfOthers({ cards }, { ...facts, steps }, today, 365);
  expect(due.map((item) => [item.kind, nameItem(item), item.date])).toEqual([
    ['plan-step', 'Open dear (Sam)', '2027-02-01'],
  ]);

  const balanceOf = (points: number) => ({
    ...{ id: 'b', person_id: 'sam', point_system_id: dear.point_system_id, points, revision: 1 },
    ...{ counted_on: null, expires_on: '2027-01-01' },
  });
  const listMoves = (more: Partial<typeof facts>) =>
    listDueOfOthers(
      { cards },
      { ...facts, steps: [step({ action: 'move' })], ...more },
      today,
      365,
    ).due.map(nameItem);
  expect(listMoves({ balances: [balanceOf(90_000)] })).toEqual([
    'Move or spend 90,000 Cash back (Sam)',
  ]);
  expect(listMoves({ balances: [balanceOf(0)] })).toEqual([]);
  expect(listMoves({})).toEqual([]);
  expect(listMoves({ privateOwners: new Set(['sam']) })).toEqual(['Move or spend Cash back (Sam)']);
});
