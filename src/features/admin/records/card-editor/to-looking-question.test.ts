import { describe, expect, test } from 'vitest';
import { valueOfLooking } from '@/domain/looking/value-of-looking.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { toLookingQuestion } from './to-looking-question.ts';

const [business, ...personal] = catalogFixture.cards;
const rows = {
  ...catalogFixture,
  cards: [...personal, ...(business ? [{ ...business, is_business: true }] : [])],
};
const question = toLookingQuestion({
  rows,
  households: [
    { slug: 'own-couple', amounts: { 'us-supermarkets': 800_000 } },
    {
      slug: 'own-small-business',
      amounts: { 'us-supermarkets': 400_000, 'gas-stations': 300_000 },
    },
  ],
  wallets: [personal.map(({ slug }) => slug)],
  today: '2026-11-20',
});

describe('the question of how much depends on a page', () => {
  test('lets households open what they could apply for', () => {
    const [couple, company] = question.households;
    expect(couple?.allowed).not.toContain(business?.slug);
    expect(couple?.allowed.length).toBeGreaterThan(0);
    expect(company?.allowed).toContain(business?.slug);
  });

  test('asks the counter for the average of their spending', () => {
    expect(question.counter.spending).toEqual({
      'us-supermarkets': 600_000,
      'gas-stations': 150_000,
    });
  });

  test('has three answers for each household, and one for each wallet', () => {
    const [values] = [...valueOfLooking(question)].slice(-1);
    expect(new Set([...(values?.values() ?? [])].map(({ of }) => of))).toEqual(new Set([7]));
    expect([...(values?.values() ?? [])].some(({ changed }) => changed > 0)).toBe(true);
  });
});
