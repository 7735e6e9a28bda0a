import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setAmount, setCategoryTotal, sumAmounts, toPeriod, toYear } from './set-amounts.ts';

const dining = ['restaurants', 'fast-food', 'coffee'] as const;

describe('setAmount', () => {
  it('removes an entry that becomes zero', () => {
    expect(setAmount({ coffee: 100, restaurants: 5 }, 'coffee', 0)).toEqual({ restaurants: 5 });
  });

  it('leaves the amounts it was given as they were', () => {
    const amounts = { coffee: 100 };
    setAmount(amounts, 'coffee', 300);
    expect(amounts).toEqual({ coffee: 100 });
  });
});

describe('setCategoryTotal', () => {
  it('puts a first amount into the general sub-category', () => {
    expect(setCategoryTotal({}, dining, 'restaurants', 120_000)).toEqual({ restaurants: 120_000 });
  });

  it('keeps the mix of the entered amounts', () => {
    const amounts = { restaurants: 300, coffee: 100, 'gas-stations': 7 };
    expect(setCategoryTotal(amounts, dining, 'restaurants', 800)).toEqual({
      restaurants: 600,
      coffee: 200,
      'gas-stations': 7,
    });
  });

  it('empties the category at zero', () => {
    expect(setCategoryTotal({ restaurants: 3, coffee: 4 }, dining, 'restaurants', 0)).toEqual({});
  });

  it('never adds or loses a cent and never touches another category', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, (a, b, c, total) => {
        const before = { restaurants: a, 'fast-food': b, coffee: c, rent: 900 };
        const after = setCategoryTotal(before, dining, 'restaurants', total);
        expect(sumAmounts(after, dining)).toBe(total);
        expect(after['rent']).toBe(900);
      }),
    );
  });
});

describe('monthly entry', () => {
  it('is kept as a year, to the cent', () => {
    expect(toYear(8_333, 'month')).toBe(99_996);
    expect(toPeriod(100_000, 'month')).toBeCloseTo(8_333.33, 2);
    expect(toYear(toPeriod(100_000, 'month'), 'month')).toBe(100_000);
  });
});
