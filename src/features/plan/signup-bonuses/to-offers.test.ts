import { expect, test } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { createCard, createOffer } from '@/features/catalog/facts/catalog-fixture.ts';
import type { StandingWords } from '@/features/mine/eligibility/schema.ts';
import type { OfferRow } from './schema.ts';
import { toOffers } from './to-offers.ts';

const card = createCard({ id: 1, slug: 'card' });

function offerOf(id: number, own: Partial<OfferRow>): OfferRow {
  const step = { tier: 1, spend_cents: 100_000, window_days: 90, points: 1_000 * id };
  return {
    ...createOffer({
      id,
      verified_on: '2026-10-01',
      signup_bonus_tiers: [
        {
          ...step,
          cash_cents: null,
          credits_cents: null,
          typical_points: null,
          typical_cash_cents: null,
        },
      ],
    }),
    credit_card_id: 1,
    ...own,
  };
}

const of = (standing: StandingWords) =>
  toOffers([offerOf(1, {})], [{ ...card, first_year_fee_cents: 9500 }], {
    today: calendarDate('2026-11-21'),
    yearlySpendCents: 0,
    centsPerPointOf: () => 1,
    creditShareOf: () => 1,
    issuerOf: () => ({ slug: 'a', name: 'A' }),
    pointsOf: () => ({ slug: 'b', name: 'B' }),
    standingOf: () => standing,
  })[0];

test('a bonus that the rules refuse is worth nothing to the member, and its fee stays', () => {
  expect(of({ tone: 'yes', text: 'Yes' })?.netCents).toBe(1_000 - 9_500);
  const refused = of({ tone: 'warning', text: 'Allowed', isWithoutBonus: true });
  expect(refused).toMatchObject({ valueCents: 1_000, reachedCents: 0, netCents: -9_500 });
  expect(refused?.needed.spendCents).toBe(0);
});

const listed = (...rows: readonly OfferRow[]) =>
  toOffers(rows, [card], {
    today: calendarDate('2026-11-21'),
    yearlySpendCents: 0,
    centsPerPointOf: () => 1,
    creditShareOf: () => 1,
    issuerOf: () => ({ slug: 'a', name: 'A' }),
    pointsOf: () => ({ slug: 'b', name: 'B' }),
    standingOf: () => ({ tone: 'yes', text: 'Yes' }),
  }).map(({ row }) => row.id);

test('an offer of low confidence is listed where there is no other, however new it is', () => {
  const doubtful = offerOf(2, { confidence: 'low', verified_on: '2026-11-01' });
  expect(listed(doubtful, offerOf(1, {}))).toEqual([1]);
  expect(listed(doubtful)).toEqual([2]);
});

test('the newest of similar offers is listed, and the best of equally new ones', () => {
  expect(listed(offerOf(1, {}), offerOf(2, {}))).toEqual([2]);
  expect(listed(offerOf(1, { verified_on: '2026-11-01' }), offerOf(2, {}))).toEqual([1]);
});

test('credits of an offer count where the member spends, and no more than that', () => {
  const steps = offerOf(1, {}).signup_bonus_tiers.map((tier) => ({
    ...tier,
    credits_cents: 30_000,
  }));
  const offer = offerOf(1, { signup_bonus_tiers: steps });
  const worth = (share: number) =>
    toOffers([offer], [card], {
      today: calendarDate('2026-11-21'),
      yearlySpendCents: 0,
      centsPerPointOf: () => 1,
      creditShareOf: () => share,
      issuerOf: () => ({ slug: 'a', name: 'A' }),
      pointsOf: () => ({ slug: 'b', name: 'B' }),
      standingOf: () => ({ tone: 'yes', text: 'Yes' }),
    })[0];
  expect(worth(1)).toMatchObject({ valueCents: 31_000, netCents: 31_000, creditShare: 1 });
  expect(worth(0.4)).toMatchObject({ valueCents: 13_000, netCents: 13_000, creditShare: 0.4 });
});
