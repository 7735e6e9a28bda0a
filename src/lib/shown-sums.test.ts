import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownDifference, shownParts, wholeDollars } from './shown-sums.ts';

it('rounds parts so that they add up to the rounded sum', () => {
  expect(shownParts([23_246, 131_646])).toEqual([23_300, 131_600]);
  expect(shownParts([138_440, 13_240, -42_000])).toEqual([138_500, 13_200, -42_000]);
  expect(shownDifference(152_040, 100_960)).toBe(51_000);
});

it('adds up for any parts, each within a dollar of its own, and leaves whole dollars alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e7, max: 1e7 }), { maxLength: 9 }), (parts) => {
      const shown = shownParts(parts);
      const add = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0);
      expect(add(shown)).toBe(wholeDollars(add(parts)));
      shown.forEach((each, index) => {
        expect(Math.abs(each - (parts[index] ?? 0))).toBeLessThan(100);
      });
      const whole = parts.map((each) => each * 100);
      expect(shownParts(whole)).toEqual(whole.map((each) => each + 0));
    }),
  );
});
