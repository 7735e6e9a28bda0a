import { describe, expect, it } from 'vitest';
import { countingFacts, countsRate } from './counted-facts.ts';

describe('a fact of low confidence', () => {
  it('counts only for who wants it', () => {
    expect(
      ['high', 'medium', 'low'].map((confidence) => countingFacts(false)({ confidence })),
    ).toEqual([true, true, false]);
    expect(countingFacts(true)({ confidence: 'low' })).toBe(true);
  });

  it('counts where it is a rate that lowers what the card earns', () => {
    const countsOne = (rate: number, own: { confidence?: string; isAdditive?: boolean } = {}) =>
      countsRate({ rate, confidence: 'low', isAdditive: false, ...own }, 2, countingFacts(false));
    expect(countsOne(3)).toBe(false);
    expect(countsOne(2)).toBe(false);
    expect(countsOne(1)).toBe(true);
    expect(countsOne(1, { isAdditive: true })).toBe(false);
    expect(countsOne(3, { confidence: 'medium' })).toBe(true);
  });
});
