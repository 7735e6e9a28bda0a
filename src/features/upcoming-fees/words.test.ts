import { describe, expect, it } from 'vitest';
import { createCard } from '@/features/catalogue/catalogue-fixture.ts';
import { createMemberCard } from '@/features/member-cards/mutations.ts';
import { listUndated, toFeeCards } from './to-holdings.ts';
import { describeNoFees } from './words.ts';

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
