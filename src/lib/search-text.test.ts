import { describe, expect, it } from 'vitest';
import { matchesSearch, searchDistance } from './search-text.ts';

describe('searching names', () => {
  it('finds every word in any order, without accents or case', () => {
    expect(matchesSearch('Aeroméxico Visa', 'visa aeromexico')).toBe(true);
    expect(matchesSearch('Aeroméxico Visa', 'visa delta')).toBe(false);
  });

  it('puts the name that was typed before longer names with the same words', () => {
    const names = [
      'American Express Business Gold',
      'Gold American Express',
      'American Express Gold',
    ];
    const found = names.toSorted(
      (a, b) =>
        searchDistance(a, 'american express gold') - searchDistance(b, 'american express gold'),
    );
    expect(found[0]).toBe('American Express Gold');
  });

  it('puts a beginning before a middle', () => {
    expect(searchDistance('Gold Card', 'gold')).toBe(1);
    expect(searchDistance('Amex Gold', 'gold')).toBe(2);
    expect(searchDistance('Card of gold and silver', 'silver gold')).toBe(3);
  });
});
