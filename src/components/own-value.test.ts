import { describe, expect, it } from 'vitest';
import { parseOwnValue, unitOf } from './own-value-dialog.tsx';

const face = { amount: 200_00, isPoints: false };
const points = { amount: 10_000, isPoints: true };

describe('a value of one’s own', () => {
  it('is a share of the face value, in what the face value is in', () => {
    expect(parseOwnValue('65%', 'percent', face)).toEqual({ amount: 130_00, isPoints: false });
    expect(parseOwnValue('12.5', 'percent', points)).toEqual({ amount: 1250, isPoints: true });
    expect(parseOwnValue('0', 'percent', face)).toEqual({ amount: 0, isPoints: false });
  });

  it('is dollars or points', () => {
    expect(parseOwnValue('$1,250.50', 'dollars', face)?.amount).toBe(125_050);
    expect(parseOwnValue('10,000', 'points', null)).toEqual({ amount: 10_000, isPoints: true });
  });

  it('is none where nothing is typed, and refused where it is no value', () => {
    expect(parseOwnValue(' ', 'percent', face)).toBeNull();
    expect(parseOwnValue('101', 'percent', face)).toBeUndefined();
    expect(parseOwnValue('50', 'percent', null)).toBeUndefined();
    expect(parseOwnValue('much', 'dollars', face)).toBeUndefined();
  });

  it('is typed as it was saved, else as a share where there is a face value', () => {
    expect(unitOf(undefined, face)).toBe('percent');
    expect(unitOf(undefined, null)).toBe('dollars');
    expect(unitOf({ value: 0, isPointsValue: false }, face)).toBe('dollars');
    expect(unitOf({ value: 500, isPointsValue: true }, face)).toBe('points');
  });
});
