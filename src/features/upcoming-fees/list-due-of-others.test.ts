import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { catalogueFixture, createCard } from '@/features/catalogue/catalogue-fixture.ts';
import type { SharedHolder } from '@/features/household/schema.ts';
import { createMemberCard } from '@/features/member-cards/mutations.ts';
import { listDueOfOthers } from './list-due-of-others.ts';

const dear = createCard({ id: 2, slug: 'dear', company_id: 7, annual_fee_cents: 9_500 });
const facts = { rows: { ...catalogueFixture, cards: [dear] }, refundDays: new Map([[7, 30]]) };
const today = calendarDate('2026-11-21');
const holders: SharedHolder[] = [
  { id: 'sam', name: 'Sam', kind: 'person' },
  { id: 'pat', name: 'Pat', kind: 'person' },
];

it('says whose each card of the others is, with its fee and until when that is paid back', () => {
  const cards = [
    createMemberCard(2, { opened_on: '2024-12-01', person_id: 'sam' }),
    createMemberCard(2, { opened_on: '2025-03-01', person_id: 'pat' }),
  ];
  const { due } = listDueOfOthers({ cards, holders }, facts, today, 365);
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
  const found = listDueOfOthers({ cards, holders }, facts, today, 365);
  expect(found.feeCards.map(({ name }) => name)).toEqual(['dear (Sam)']);
  expect(found.due).toEqual([]);
});
