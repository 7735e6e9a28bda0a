import { describe, expect, it } from 'vitest';
import { toSearchPatterns } from './queries.ts';

describe('toSearchPatterns', () => {
  it('makes one pattern for each word', () => {
    expect(toSearchPatterns('  navy  federal ')).toEqual(['%navy%', '%federal%']);
  });

  it('takes the signs of a pattern literally', () => {
    expect(toSearchPatterns('100% a_b \\ *')).toEqual(['%100\\%%', '%a\\_b%', '%\\\\%']);
  });

  it('matches everything when nothing is typed', () => {
    expect(toSearchPatterns('  ')).toEqual([]);
  });
});
