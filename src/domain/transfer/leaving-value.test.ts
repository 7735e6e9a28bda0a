import { expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { ALWAYS } from '../date-span.ts';
import { centsPerPoint } from '../units.ts';
import { findLeaving } from './leaving-value.ts';

const date = calendarDate('2026-11-27');
const route = {
  ...{ from: 'bank', to: 'airline', pointsOut: 1, pointsIn: 1, minIncrement: 1_000 },
  ...{ bonus: null, validDuring: ALWAYS },
};
const leave = (airline: number, cash: number, points = 10_500) =>
  findLeaving(
    [route],
    { system: 'bank', points, isTransferable: true },
    (system) => centsPerPoint(system === 'airline' ? airline : 2),
    centsPerPoint(cash),
    date,
  );

it('is the better of cashing out and transferring, without the points that fill no increment', () => {
  expect(leave(1.2, 1)).toEqual({ centsPerPoint: (10_000 * 1.2) / 10_500, to: 'airline' });
  expect(leave(1.2, 1.15)).toEqual({ centsPerPoint: 1.15, to: null });
  expect(leave(1.2, 0, 900)).toBeNull();
});
