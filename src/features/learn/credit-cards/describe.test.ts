import { describeExtras } from '@/lib/card-terms.ts';
import { describe, expect, it } from 'vitest';
import { describeReferral, describeReward, describeSpend } from './describe-terms.ts';
import { describeCap } from './describe-earning.ts';
import { describeRatio } from './list-current-transfers.ts';
import { type Bonus, splitBonuses } from './split-bonuses.ts';

const tier = {
  id: 1,
  tier: 1,
  spend_cents: 600_000,
  window_days: 90,
  points: 60_000,
  cash_cents: null,
  credits_cents: null,
  typical_points: null,
  typical_cash_cents: null,
};

function createBonus(id: number, own: Partial<Bonus>): Bonus {
  return {
    id,
    starts_on: null,
    ends_on: null,
    is_current: true,
    first_year_fee_waived: false,
    is_as_high_as: false,
    free_nights: null,
    free_night_points_limit: null,
    first_year_earn_percent: null,
    referral_points: null,
    referral_source_url: null,
    referral_verified_on: null,
    referral_confidence: null,
    source_url: null,
    verified_on: null,
    confidence: 'high',
    signup_bonus_credits: [],
    signup_bonus_tiers: [tier],
    ...own,
  };
}

describe('a sign-up bonus', () => {
  it('is said in points and months', () => {
    expect(describeReward(tier)).toBe('60,000 points');
    expect(describeSpend(tier)).toBe('$6,000 spent within 3 months');
  });

  it('gives a referral’s reward in the currency of the card', () => {
    expect(describeReferral(15_000, 'points')).toBe('The person who refers you gets 15,000 points');
    expect(describeReferral(5_000, 'dollars')).toBe('The person who refers you gets $50');
  });

  it('may be cash after any purchase', () => {
    const cash = { ...tier, points: null, cash_cents: 20_000, spend_cents: 0, window_days: 95 };
    expect(describeReward(cash)).toBe('$200');
    expect(describeSpend(cash)).toBe('any purchase within 95 days');
  });

  it('may come with nights, or be a match of the first year', () => {
    const none = { ...tier, points: null };
    const extras = (own: Partial<Bonus>) => describeExtras(createBonus(1, own));
    expect(describeReward(tier, extras({ free_nights: 1, free_night_points_limit: 50_000 }))).toBe(
      '60,000 points + 1 free night of up to 50,000 points',
    );
    expect(describeReward(none, extras({ first_year_earn_percent: 100 }))).toBe(
      'all that the first year earns once more',
    );
  });

  it('is over after its last day, regardless of the check', () => {
    const bonuses = [
      createBonus(1, { ends_on: '2026-11-20' }),
      createBonus(2, { ends_on: '2026-11-21' }),
      createBonus(3, { is_current: false }),
    ];
    const { current, past } = splitBonuses(bonuses, '2026-11-21');
    expect(current.map(({ id }) => id)).toEqual([2]);
    expect(past.map(({ id }) => id)).toEqual([1, 3]);
  });
});

it('a cap names its period and what comes after', () => {
  const cap = {
    amount_cents: 600_000,
    amount_points: null,
    period: 'calendar_year',
    fallback_rate: 1,
  };
  expect(describeCap(cap, 'dollars')).toBe('up to $6,000 per calendar year, then 1%');
  const counted = { ...cap, amount_points: 50_000 };
  expect(describeCap(counted, 'dollars')).toBe(
    'up to $500 of cash back per calendar year, then 1%',
  );
  expect(describeCap(counted, 'points')).toBe('up to 50,000 points per calendar year, then 1×');
});

it.each([
  [1000, 1000, null, '1 : 1'],
  [1000, 2000, null, '1 : 2'],
  [1000, 800, null, '5 : 4'],
  [1000, 1600, null, '5 : 8'],
  [1000, 1000, 30, '10 : 13'],
  [3000, 1000, null, '3 : 1'],
])('%d points for %d with bonus %s is %s', (out, received, bonus, ratio) => {
  expect(describeRatio({ points_out: out, points_in: received, bonus_percent: bonus })).toBe(ratio);
});
