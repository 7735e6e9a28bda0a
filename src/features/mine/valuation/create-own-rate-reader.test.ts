import type { SpendingCategoryCustomValue } from '@contract/custom-values.ts';
import { expect, test } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { toValuationInputs } from './to-valuation-inputs.ts';

const own: SpendingCategoryCustomValue = {
  id: '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0011',
  creditCardId: 11,
  categoryId: 31,
  subCategoryId: null,
  rate: 8,
  validFrom: null,
  validTo: null,
  revision: 1,
};

function notesOf(settings: Partial<typeof own>, pointSystemTiers = {}) {
  const user = createUserFixture({
    spendingCategoriesCustomValues: [{ ...own, ...settings }],
    pointSystemTiers,
  });
  const { names } = toValuationInputs(catalogFixture, user, [], '2026-11-20');
  return (card: string, subCategory: string) => names.ownRate?.(card, subCategory);
}

test('an own rate stands beside what the issuer says, for what it covers and no more', () => {
  const note = notesOf({});
  expect(note('blue-cash-everyday', 'us-supermarkets')).toEqual({
    issuer: { rate: 3, isConditional: false },
  });
  expect(note('blue-cash-everyday', 'online-groceries')?.issuer?.rate).toBe(3);
  expect(note('blue-cash-everyday', 'gas-stations')).toBeNull();
  expect(note('venture-x', 'us-supermarkets')).toBeNull();
});

test('the issuer’s rate of an open choice is the one it can reach, without the tier', () => {
  const note = notesOf(
    { creditCardId: 12, categoryId: 32 },
    { 'bofa-points': 'bofa-preferred-honors' },
  );
  // A category that the choice opens at 6 percent; the tier would make it 9.
  expect(note('bofa-customized-cash', 'gas-stations')?.issuer).toEqual({
    rate: 6,
    isConditional: true,
  });
});

test('one of another time is none today', () => {
  expect(notesOf({ validTo: '2026-11-19' })('blue-cash-everyday', 'us-supermarkets')).toBeNull();
  expect(
    notesOf({ validFrom: '2026-11-20' })('blue-cash-everyday', 'us-supermarkets'),
  ).not.toBeNull();
});
