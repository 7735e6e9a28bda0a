import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { ALWAYS } from '@/domain/date-span.ts';
import { centsPerPoint } from '@/domain/units.ts';
import { listReach, type ReachSource } from './use-reach.ts';

const route = (from: string, to: string, pointsIn = 1000) => ({
  ...{ from, to, pointsOut: 1000, pointsIn, minIncrement: 1000, bonus: null, validDuring: ALWAYS },
});
const mine = (system: string, points: number, more: Partial<ReachSource> = {}): ReachSource => ({
  ...{ system, points, isTransferable: true, isExample: false },
  ...more,
});
const reach = (...sources: readonly ReachSource[]) =>
  listReach({
    routes: [route('bank', 'united'), route('bank', 'marriott'), route('marriott', 'delta', 333)],
    sources,
    valueOf: (system) => centsPerPoint(system === 'united' ? 1.3 : 1),
    today: calendarDate('2026-11-28'),
  });

it('tells how many points arrive, their worth, and the way', () => {
  const found = reach(mine('bank', 10_500));
  expect(found.get('united')).toEqual([
    {
      ...{ to: 'united', from: 'bank', points: 10_500, arrives: 10_000, via: null },
      ...{ valueCents: 13_000, keptCents: 10_500, isExample: false },
    },
  ]);
  expect(found.get('delta')).toMatchObject([{ arrives: 3330, via: 'marriott' }]);
});

it('puts points that the member has before examples, the most first', () => {
  const found = reach(
    mine('bank', 20_000, { isExample: true }),
    mine('united', 5000),
    mine('bank', 8000),
  );
  expect(found.get('united')?.map(({ from, arrives }) => [from, arrives])).toEqual([
    ['bank', 8000],
    ['united', 5000],
    ['bank', 20_000],
  ]);
});

it('reaches nothing with points that no held card can move', () => {
  expect([...reach(mine('bank', 10_000, { isTransferable: false })).keys()]).toEqual(['bank']);
});
