import { describe, expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { pickBonus, toDomainBonus } from './pick-bonus.ts';
import type { BonusRow, BonusTierRow } from './schema.ts';

const today = calendarDate('2026-11-20');

function createOffer(id: number, points: number, own: Partial<BonusRow> = {}): BonusRow {
  const tier: BonusTierRow = {
    tier: 1,
    spend_cents: 600_000,
    window_days: 180,
    points,
    cash_cents: null,
    credits_cents: null,
  };
  return {
    id,
    starts_on: null,
    ends_on: null,
    is_current: true,
    first_year_fee_waived: null,
    is_as_high_as: false,
    free_nights: null,
    free_night_points_limit: null,
    first_year_earn_percent: null,
    source_url: null,
    verified_on: null,
    confidence: 'medium',
    signup_bonus_tiers: [tier],
    ...own,
  };
}

describe('pickBonus', () => {
  it('takes the largest offer that is open', () => {
    const offers = [createOffer(1, 60_000), createOffer(2, 100_000), createOffer(3, 90_000)];
    expect(pickBonus(offers, today, false)?.id).toBe(2);
  });

  it('leaves out what has ended or not begun', () => {
    const offers = [
      createOffer(1, 90_000, { ends_on: '2026-11-19' }),
      createOffer(2, 80_000, { starts_on: '2026-11-21' }),
      createOffer(3, 70_000, { is_current: false }),
      createOffer(4, 60_000, { ends_on: '2026-11-20' }),
    ];
    expect(pickBonus(offers, today, false)?.id).toBe(4);
    expect(pickBonus([], today, false)).toBeNull();
  });

  it('takes the offer that was confirmed last, were it smaller', () => {
    const offers = [
      createOffer(1, 100_000, { verified_on: '2026-06-08' }),
      createOffer(2, 60_000, { verified_on: '2026-10-01' }),
      createOffer(3, 120_000),
    ];
    expect(pickBonus(offers, today, false)?.id).toBe(2);
  });

  it('counts nothing that nobody has confirmed for more than a year, unless asked to', () => {
    const old = [createOffer(1, 60_000, { verified_on: '2025-11-19' })];
    expect(pickBonus(old, today, false)).toBeNull();
    expect(pickBonus(old, today, true)?.id).toBe(1);
    expect(pickBonus([createOffer(2, 1, { verified_on: '2025-11-20' })], today, false)?.id).toBe(2);
  });
});

describe('toDomainBonus', () => {
  it('puts the steps in order and counts credits as money', () => {
    const [first] = createOffer(1, 70_000).signup_bonus_tiers;
    if (!first) throw new Error('an offer has a step');
    const second = { ...first, tier: 2, spend_cents: 800_000, points: 20_000, credits_cents: 5000 };
    const offer = createOffer(1, 0, { signup_bonus_tiers: [second, first] });
    expect(toDomainBonus(offer)?.tiers).toEqual([
      { spendCents: 600_000, windowDays: 180, points: 70_000, cashCents: 0 },
      { spendCents: 800_000, windowDays: 180, points: 20_000, cashCents: 5000 },
    ]);
  });

  it('is none where the offer pays nothing at once, such as a match of the first year', () => {
    expect(toDomainBonus(createOffer(1, 0, { first_year_earn_percent: 100 }))).toBeNull();
  });
});
