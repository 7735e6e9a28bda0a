import { describe, expect, it } from 'vitest';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { listUndated, toFeeCards } from './to-holdings.ts';
import { calendarDate } from '@/domain/calendar.ts';
import { describeDay, describeMore, describeNoFees } from './words.ts';

const free = createCard({ id: 1, slug: 'free' });
const dear = createCard({ id: 2, slug: 'dear', annual_fee_cents: 9_500 });

function feeCards(...cards: readonly ReturnType<typeof createMemberCard>[]) {
  return toFeeCards(cards, [free, dear]);
}

describe('a fee whose day nobody knows', () => {
  it('is not called nothing', () => {
    const unknown = feeCards(createMemberCard(1), createMemberCard(2));
    expect(listUndated(unknown).map(({ name }) => name)).toEqual(['dear']);
    expect(describeNoFees(unknown)).toBe('We don’t know when your fees are due.');
  });

  it('is known by its month, or by the opening day', () => {
    expect(listUndated(feeCards(createMemberCard(2, { fee_month: 3 })))).toEqual([]);
    expect(describeNoFees(feeCards(createMemberCard(2, { opened_on: '2026-03-01' })))).toBe(
      'No fee is due in the next twelve months.',
    );
  });

  it('is none where no card has a fee', () => {
    expect(describeNoFees(feeCards(createMemberCard(1)))).toBe(
      'None of your cards has an annual fee.',
    );
    expect(describeNoFees(feeCards(createMemberCard(2, { annual_fee_cents: 0 })))).toBe(
      'None of your cards has an annual fee.',
    );
  });
});

it('categories that can be activated already say until when, and the first of many', () => {
  const item = {
    kind: 'activation-opens' as const,
    id: 'flex',
    cardName: 'Flex',
    categories: ['Gas', 'Fitness', 'Movies'],
    site: 'https://www.chase.com/',
    date: calendarDate('2026-10-01'),
    endsOn: calendarDate('2026-12-31'),
  };
  expect(describeDay(item, '2026-09-25')).toBe('Oct 1, 2026');
  expect(describeDay(item, '2026-11-25')).toBe('until Dec 31, 2026');
  expect(describeMore(item)).toBe('Gas, Fitness, Movies');
  expect(describeMore({ ...item, categories: [...item.categories, 'Travel'] })).toBe(
    'Gas, Fitness and 2 more',
  );
});
