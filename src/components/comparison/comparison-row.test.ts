import { describe, expect, it } from 'vitest';
import { type ComparisonRow, isDifferent, listBest, orderRows } from './comparison-row.ts';

function row(key: string, ...cells: ComparisonRow['cells']): ComparisonRow {
  return { key, label: key, cells };
}
const same = row('same', { text: 'Visa' }, { text: 'Visa' });
const different = row('different', { text: 'Visa' }, { text: 'Amex' });

describe('isDifferent', () => {
  it('compares the text on screen, including the detail', () => {
    expect(isDifferent(same)).toBe(false);
    expect(isDifferent(different)).toBe(true);
    expect(isDifferent(row('detail', { text: '5%', detail: 'a' }, { text: '5%' }))).toBe(true);
  });

  it('shows everything of a card alone', () => {
    expect(isDifferent(row('one', { text: 'Visa' }))).toBe(true);
  });
});

describe('orderRows', () => {
  it('hides what is the same, or puts it last', () => {
    expect(orderRows([same, different], false)).toEqual([different]);
    expect(orderRows([same, different], true)).toEqual([different, same]);
  });
});

describe('listBest', () => {
  it('marks every cell that shares the highest rank', () => {
    const cells = [
      { text: 'a', rank: 3 },
      { text: 'b', rank: 1 },
      { text: 'c', rank: 3 },
    ];
    expect(listBest(row('ranks', ...cells))).toEqual([true, false, true]);
  });

  it('marks none where all are equal or only one can be ranked', () => {
    expect(listBest(row('equal', { text: 'a', rank: 3 }, { text: 'b', rank: 3 }))).toEqual([
      false,
      false,
    ]);
    expect(listBest(row('one', { text: 'a', rank: 3 }, { text: '–' }))).toEqual([false, false]);
  });
});
