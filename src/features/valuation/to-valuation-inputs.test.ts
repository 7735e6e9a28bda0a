import { expect, test } from 'vitest';
import {
  catalogueFixture,
  createCard,
  createOffer,
} from '@/features/catalogue/catalogue-fixture.ts';
import { createUserFixture } from '@/features/current-user/current-user-fixture.ts';
import { toValuationInputs } from './to-valuation-inputs.ts';

const tier = { tier: 1, spend_cents: 0, window_days: 90, points: null, credits_cents: null };
const card = createCard({
  id: 1,
  slug: 'card',
  signup_bonuses: [
    createOffer({ confidence: 'low', signup_bonus_tiers: [{ ...tier, cash_cents: 5_000 }] }),
  ],
});
const inputs = toValuationInputs(
  { ...catalogueFixture, cards: [card] },
  createUserFixture(),
  [],
  '2026-11-21',
);

test('count what is of low confidence only where it is asked for, and say what they leave out', () => {
  expect(inputs.catalogue.cards[0]?.bonus).toBeNull();
  expect(inputs.offerOf('card')).toBeNull();
  expect(inputs.uncountedOf('card')).toEqual(['the sign-up offer']);
  const all = inputs.counting({ countsLowConfidence: true });
  expect(all.catalogue.cards[0]?.bonus?.tiers).toHaveLength(1);
  expect(all.offerOf('card')?.id).toBe(1);
  expect(all.uncountedOf('card')).toEqual([]);
});

test('are the same ones for the same wishes', () => {
  expect(inputs.counting({})).toBe(inputs);
  expect(inputs.counting({ countsOldOffers: false, countsLowConfidence: false })).toBe(inputs);
  const asked = { countsLowConfidence: true };
  expect(inputs.counting(asked)).toBe(inputs.counting({ ...asked }));
  expect(inputs.counting({ countsOldOffers: true })).not.toBe(inputs.counting(asked));
});
