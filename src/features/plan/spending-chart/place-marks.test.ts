import { expect, it } from 'vitest';
import { listTicks, placeMarks } from './place-marks.ts';

it('covers a range with round numbers', () => {
  expect(listTicks(0, 50_000, 5)).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000]);
  expect(listTicks(-9_500, 12_000, 4)).toEqual([-10_000, 0, 10_000, 20_000]);
  expect(listTicks(7, 7, 5)).toEqual([7]);
});

it('lifts marks that would cover one another', () => {
  const marks = placeMarks([
    [10, 100],
    [12, 101],
    [200, 100],
  ]);
  expect(marks.map(({ y }) => y)).toEqual([100, 80, 100]);
  expect(marks.map(({ pointY }) => pointY)).toEqual([100, 101, 100]);
});
