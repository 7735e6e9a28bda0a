import { describe, expect, it } from 'vitest';
import type { PointSystemCustomValue } from '@contract/custom-values.ts';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { describeRatio } from './public.ts';
import { myValueOf } from './value-my-points.ts';

const system: PointSystemRow = {
  id: 1,
  slug: 'miles',
  name: 'Miles',
  company_id: null,
  kind: 'airline',
  unit: 'miles',
  travel_value: 1.4,
  cash_value: 0.6,
  gift_card_value: null,
  status_level_value: null,
  untransferable_value: null,
  used_with: [],
  expiry_rule: null,
  expires_after_months: null,
  kept_alive_by: null,
  expiry_source_url: null,
  expiry_confidence: null,
  pooling: null,
  pooling_confidence: null,
  confidence: 'high',
  point_system_tiers: [],
};
const own: PointSystemCustomValue = {
  pointSystemId: 1,
  travelValue: 1.9,
  cashValue: null,
  giftCardValue: null,
  statusLevelValue: null,
};

describe('the value of a point to the member', () => {
  it('is their own before the default', () => {
    expect(myValueOf(system, own, 'travel')).toEqual({ centsPerPoint: 1.9, origin: 'own' });
    expect(myValueOf(system, undefined, 'travel')).toEqual({
      centsPerPoint: 1.4,
      origin: 'default',
    });
  });

  it('falls back on cash, their own first', () => {
    expect(myValueOf(system, own, 'gift_card').origin).toBe('default_cash');
    expect(myValueOf(system, { ...own, cashValue: 1 }, 'gift_card')).toEqual({
      centsPerPoint: 1,
      origin: 'own_cash',
    });
  });

  it('is nothing where no way to turn it into money is known', () => {
    const unknown = { ...system, travel_value: null, cash_value: null };
    expect(myValueOf(unknown, undefined, 'status_level')).toEqual({
      centsPerPoint: 0,
      origin: 'nothing',
    });
  });

  it('is that of cash, or nothing, where the program is not used, except for their own', () => {
    expect(myValueOf(system, undefined, 'travel', false)).toEqual({
      centsPerPoint: system.cash_value,
      origin: 'unused',
    });
    expect(myValueOf({ ...system, cash_value: null }, undefined, 'travel', false)).toEqual({
      centsPerPoint: 0,
      origin: 'unused',
    });
    expect(myValueOf(system, own, 'travel', false).centsPerPoint).toBe(1.9);
  });

  it('takes a value of zero as a value', () => {
    expect(myValueOf(system, { ...own, travelValue: 0 }, 'travel')).toEqual({
      centsPerPoint: 0,
      origin: 'own',
    });
  });
});

describe('a ratio', () => {
  it('is shortened, and a bonus is named beside it', () => {
    const ratio = { pointsOut: 1000, pointsIn: 1600, bonusPercent: 0 };
    expect(describeRatio(ratio)).toBe('5\u202f:\u202f8');
    expect(describeRatio({ ...ratio, pointsIn: 1000, bonusPercent: 25 })).toBe(
      '1\u202f:\u202f1 +25%',
    );
  });
});
