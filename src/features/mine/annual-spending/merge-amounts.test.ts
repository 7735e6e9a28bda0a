import { describe, expect, it } from 'vitest';
import { mergeAmounts } from './merge-amounts.ts';

const base = { restaurants: 1000, coffee: 200, rent: 9000 };

describe('mergeAmounts', () => {
  it('keeps changes that touch different amounts, without a conflict', () => {
    const mine = { restaurants: 1500, coffee: 200, rent: 9000 };
    const theirs = { restaurants: 1000, coffee: 200, airfare: 70 };
    expect(mergeAmounts(base, mine, theirs)).toEqual({
      merged: { restaurants: 1500, coffee: 200, airfare: 70 },
      conflicts: [],
    });
  });

  it('reports an amount that both changed differently and keeps mine until told', () => {
    const mine = { ...base, coffee: 300 };
    const theirs = { ...base, coffee: 400 };
    expect(mergeAmounts(base, mine, theirs)).toEqual({
      merged: { ...base, coffee: 300 },
      conflicts: [{ subCategory: 'coffee', mine: 300, theirs: 400 }],
    });
  });

  it('is no conflict when both made the same change', () => {
    const both = { ...base, coffee: 400 };
    expect(mergeAmounts(base, both, both)).toEqual({ merged: both, conflicts: [] });
  });

  it('reports an amount that one removed and the other changed', () => {
    const mine = { restaurants: 1000, rent: 9000 };
    const theirs = { ...base, coffee: 250 };
    const { merged, conflicts } = mergeAmounts(base, mine, theirs);
    expect(merged).toEqual({ restaurants: 1000, rent: 9000 });
    expect(conflicts).toEqual([{ subCategory: 'coffee', mine: 0, theirs: 250 }]);
  });
});
