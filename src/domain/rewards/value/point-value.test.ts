import { describe, expect, it } from 'vitest';
import type { PointSystem, PointValues } from '../catalog/point-system.ts';
import { centsPerPoint } from '../../units.ts';
import { valueOfLockedPoint, valueOfPoint, valueOfUnlockedPoint } from './point-value.ts';

const NONE: PointValues = {
  travelValue: null,
  cashValue: null,
  giftCardValue: null,
  statusLevelValue: null,
};
const bare: PointSystem = { slug: 'x', ...NONE, untransferableValue: null };
const valued: PointSystem = {
  ...bare,
  travelValue: centsPerPoint(2),
  cashValue: centsPerPoint(0.6),
  untransferableValue: centsPerPoint(0.9),
};

describe('the value of a point', () => {
  it('is the member’s own, else the system’s, else that of cash, else nothing', () => {
    const own = { ...NONE, travelValue: centsPerPoint(1.7) };
    expect(valueOfPoint(valued, own, 'travel')).toBe(1.7);
    expect(valueOfPoint(valued, undefined, 'travel')).toBe(2);
    expect(valueOfPoint(valued, own, 'gift_card')).toBe(0.6);
    expect(valueOfPoint(bare, undefined, 'status_level')).toBe(0);
    const cash = { ...NONE, cashValue: centsPerPoint(0.5) };
    expect(valueOfPoint(valued, cash, 'status_level')).toBe(0.5);
  });

  it('is the untransferable one while locked, else that of cash', () => {
    expect(valueOfLockedPoint(valued, undefined)).toBe(0.9);
    expect(valueOfLockedPoint({ ...valued, untransferableValue: null }, undefined)).toBe(0.6);
    expect(valueOfLockedPoint(bare, undefined)).toBe(0);
  });

  it('is the better of the two once it is unlocked', () => {
    expect(valueOfUnlockedPoint(valued, undefined, 'travel')).toBe(2);
    expect(valueOfUnlockedPoint(valued, undefined, 'cash')).toBe(0.9);
  });
});
