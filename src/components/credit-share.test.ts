import { describe, expect, it } from 'vitest';
import { type CreditTerms, describeShare, yearlyFaceOf } from '@/components/credit-share.ts';

const monthly: CreditTerms = {
  value_cents: 15_00,
  points_value: null,
  period: 'month',
  occurrences_per_period: 1,
  default_usage_percent: 65,
};

describe('the value of a credit, unless a member says otherwise', () => {
  it('is a share of the face value of a year', () => {
    expect(yearlyFaceOf(monthly)).toEqual({ amount: 180_00, isPoints: false });
    expect(describeShare(monthly, 'rideshare_credit')).toBe(
      'Counts for up to $117 a year, 65% of its face value',
    );
    const points = { ...monthly, value_cents: null, points_value: 10_000, period: 'year' };
    expect(describeShare({ ...points, default_usage_percent: 100 }, 'anniversary_points')).toBe(
      'Counts for up to 10,000 points a year, 100% of its face value',
    );
  });

  it('is a conservative value for a free night and a companion ticket', () => {
    const night = { ...monthly, value_cents: 150_00, period: 'year', default_usage_percent: 70 };
    const expected = 'Counts at a conservative value: $105 a year, 70% of its face value';
    expect(describeShare(night, 'free_night')).toBe(expected);
    expect(describeShare(night, 'companion_ticket')).toBe(expected);
  });

  it('is nothing where nobody uses it by default, and unsaid where there is no face value', () => {
    const gated = { ...monthly, default_usage_percent: 0 };
    expect(describeShare(gated, 'membership')).toContain('Not counted until you say');
    expect(describeShare({ ...monthly, value_cents: null }, 'lounge')).toBeNull();
  });

  it('has no yearly face where it is given once', () => {
    const once = { ...monthly, period: 'once' };
    expect(yearlyFaceOf(once)).toBeNull();
    expect(describeShare(once, 'travel_credit')).toBe('Counts for up to 65% of its face value');
  });
});
