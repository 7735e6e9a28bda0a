import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { createOffer } from './catalog-fixture.ts';
import { pickBonus, toDomainBonus, toReferralPoints } from './pick-bonus.ts';
import type { BonusRow, BonusTierRow } from './schema.ts';

const today = calendarDate('2026-11-20');

function offerOf(id: number, points: number, own: Partial<BonusRow> = {}): BonusRow {
  const tier: BonusTierRow = {
    tier: 1,
    spend_cents: 600_000,
    window_days: 180,
    points,
    cash_cents: null,
    credits_cents: null,
    typical_points: null,
    typical_cash_cents: null,
  };
  return createOffer({ id, confidence: 'medium', signup_bonus_tiers: [tier], ...own });
}

describe('pickBonus', () => {
  it('takes the largest offer that is open', () => {
    const offers = [offerOf(1, 60_000), offerOf(2, 100_000), offerOf(3, 90_000)];
    expect(pickBonus(offers, today, {})?.id).toBe(2);
  });

  it('leaves out offers that have ended or not begun', () => {
    const offers = [
      offerOf(1, 90_000, { ends_on: '2026-11-19' }),
      offerOf(2, 80_000, { starts_on: '2026-11-21' }),
      offerOf(3, 70_000, { is_current: false }),
      offerOf(4, 60_000, { ends_on: '2026-11-20' }),
    ];
    expect(pickBonus(offers, today, {})?.id).toBe(4);
    expect(pickBonus([], today, {})).toBeNull();
  });

  it('takes the offer that was confirmed last, were it smaller', () => {
    const offers = [
      offerOf(1, 100_000, { verified_on: '2026-06-08' }),
      offerOf(2, 60_000, { verified_on: '2026-10-01' }),
      offerOf(3, 120_000),
    ];
    expect(pickBonus(offers, today, {})?.id).toBe(2);
  });

  it('counts nothing unconfirmed for more than a year, unless asked to', () => {
    const old = [offerOf(1, 60_000, { verified_on: '2025-11-19' })];
    expect(pickBonus(old, today, {})).toBeNull();
    expect(pickBonus(old, today, { countsOldOffers: true })?.id).toBe(1);
    expect(pickBonus([offerOf(2, 1, { verified_on: '2025-11-20' })], today, {})?.id).toBe(2);
  });

  it('counts nothing of low confidence, but the best that is left, unless asked to', () => {
    const offers = [
      offerOf(1, 90_000, { confidence: 'low' }),
      offerOf(2, 60_000, { confidence: 'high' }),
    ];
    expect(pickBonus(offers, today, {})?.id).toBe(2);
    expect(pickBonus(offers.slice(0, 1), today, {})).toBeNull();
    expect(pickBonus(offers, today, { countsLowConfidence: true })?.id).toBe(1);
  });
});

describe('toDomainBonus', () => {
  it('counts the typical points of an offer that is only as high as its own', () => {
    const tiers = offerOf(1, 100_000).signup_bonus_tiers.map((tier) => ({
      ...tier,
      typical_points: 60_000,
    }));
    const offer = offerOf(1, 0, { signup_bonus_tiers: tiers });
    expect(toDomainBonus(offer, 1)?.tiers[0]?.points).toBe(60_000);
    expect(pickBonus([offer, offerOf(2, 70_000)], today, {})?.id).toBe(2);
  });

  it('puts the steps in order and counts credits as money', () => {
    const [first] = offerOf(1, 70_000).signup_bonus_tiers;
    if (!first) throw new Error('the offer has no step');
    const second = {
      ...first,
      tier: 2,
      spend_cents: 800_000,
      points: 20_000,
      credits_cents: 5000,
      typical_points: null,
      typical_cash_cents: null,
    };
    const offer = offerOf(1, 0, { signup_bonus_tiers: [second, first] });
    expect(toDomainBonus(offer, 1)?.tiers).toEqual([
      { spendCents: 600_000, windowDays: 180, points: 70_000, cashCents: 0 },
      { spendCents: 800_000, windowDays: 180, points: 20_000, cashCents: 5000 },
    ]);
    expect(toDomainBonus(offer, 0.4)?.tiers[1]?.cashCents).toBe(2000);
  });

  it('is none where the offer pays nothing at once, such as a match of the first year', () => {
    expect(toDomainBonus(offerOf(1, 0, { first_year_earn_percent: 100 }), 1)).toBeNull();
  });
});

describe('toReferralPoints', () => {
  const referral = (own: Partial<BonusRow> = {}) =>
    offerOf(1, 60_000, {
      confidence: 'low',
      verified_on: '2020-01-01',
      referral_points: 15_000,
      referral_verified_on: '2026-02-03',
      referral_confidence: 'medium',
      ...own,
    });

  it('follows its own source, not the offer’s', () => {
    expect(toReferralPoints(referral(), today, {})).toBe(15_000);
    expect(toReferralPoints(offerOf(1, 60_000), today, {})).toBeNull();
  });

  it('counts nothing old and nothing of low confidence, unless asked to', () => {
    const old = referral({ referral_verified_on: '2025-11-19' });
    expect(toReferralPoints(old, today, { countsLowConfidence: true })).toBeNull();
    expect(toReferralPoints(old, today, { countsOldOffers: true })).toBe(15_000);
    const low = referral({ referral_confidence: 'low' });
    expect(toReferralPoints(low, today, { countsOldOffers: true })).toBeNull();
    expect(toReferralPoints(low, today, { countsLowConfidence: true })).toBe(15_000);
  });
});
