import { expect, test } from 'vitest';
import {
  catalogFixture,
  createCard,
  createOffer,
} from '@/features/catalog/facts/catalog-fixture.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { toValuationInputs } from './to-valuation-inputs.ts';

const tier = {
  tier: 1,
  spend_cents: 0,
  window_days: 90,
  points: null,
  credits_cents: null,
  typical_points: null,
  typical_cash_cents: null,
};
const card = createCard({
  id: 1,
  slug: 'card',
  signup_bonuses: [
    createOffer({ confidence: 'low', signup_bonus_tiers: [{ ...tier, cash_cents: 5_000 }] }),
  ],
});
const inputs = toValuationInputs(
  { ...catalogFixture, cards: [card] },
  createUserFixture(),
  [],
  '2026-11-21',
);

test('count what is of low confidence only where it is asked for, and say what they leave out', () => {
  expect(inputs.catalog.cards[0]?.bonus).toBeNull();
  expect(inputs.offerOf('card')).toBeNull();
  expect(inputs.uncountedOf('card')).toEqual(['the sign-up offer']);
  const all = inputs.counting({ countsLowConfidence: true });
  expect(all.catalog.cards[0]?.bonus?.tiers).toHaveLength(1);
  expect(all.offerOf('card')?.id).toBe(1);
  expect(all.uncountedOf('card')).toEqual([]);
});

test('leave out bonuses that nobody pays, also of what is counted where it is asked for', () => {
  const all = inputs.counting({ countsLowConfidence: true });
  const unpaid = all.withoutBonuses(['card']);
  expect(unpaid.offerOf('card')).toBeNull();
  expect(unpaid.problemOf('first', []).catalog.cards[0]?.bonus).toBeNull();
  expect(unpaid.problemOf('steady').catalog).toBe(unpaid.catalog);
  expect(all.withoutBonuses(['card'])).toBe(unpaid);
  expect(all.withoutBonuses([])).toBe(all);
  const asked = inputs.withoutBonuses(['card']).counting({ countsLowConfidence: true });
  expect(asked.catalog.cards[0]?.bonus).toBeNull();
});

test('are the same ones for the same wishes', () => {
  expect(inputs.counting({})).toBe(inputs);
  expect(inputs.counting({ countsOldOffers: false, countsLowConfidence: false })).toBe(inputs);
  const asked = { countsLowConfidence: true };
  expect(inputs.counting(asked)).toBe(inputs.counting({ ...asked }));
  expect(inputs.counting({ countsOldOffers: true })).not.toBe(inputs.counting(asked));
});
