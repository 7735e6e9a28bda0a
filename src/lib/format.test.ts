import { describe, expect, it } from 'vitest';
import {
  formatAnnualFee,
  formatCents,
  formatCentsPerPoint,
  formatCount,
  formatExactCents,
  formatPoints,
  formatRate,
  formatWholeDollars,
} from './format.ts';

describe('money', () => {
  it.each([
    [0, '$0'],
    [32_500, '$325'],
    [32_550, '$325.50'],
    [-9_500, '−$95'],
    [-0.4, '$0'],
  ])('%d cents reads %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it('always has both digits where columns are added up', () => {
    expect(formatExactCents(32_500)).toBe('$325.00');
  });

  it('has whole dollars for estimates, without a minus zero', () => {
    expect(formatWholeDollars(154_949)).toBe('$1,549');
    expect(formatWholeDollars(-20)).toBe('$0');
  });

  it('says that there is no fee', () => {
    expect(formatAnnualFee(0)).toBe('No fee');
    expect(formatAnnualFee(9_500)).toBe('$95');
  });
});

describe('points', () => {
  it('distinguishes points per dollar from percent', () => {
    expect(formatRate(1.5, 'points')).toBe('1.5×');
    expect(formatRate(1.5, 'dollars')).toBe('1.5%');
  });

  it('groups digits and rounds to whole points', () => {
    expect(formatPoints(59_999.7)).toBe('60,000');
  });

  it('keeps tenths of a cent', () => {
    expect(formatCentsPerPoint(2.05)).toBe('2.05¢');
  });

  it('counts in words', () => {
    expect(formatCount(1, 'card')).toBe('1 card');
    expect(formatCount(1_200, 'card')).toBe('1,200 cards');
  });
});
