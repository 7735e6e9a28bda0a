import { expect, test } from 'vitest';
import { countByDay, joinDays, sumFailures } from './sum-figures.ts';

const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'];

test('as many bars as there is room for, the latest one whole', () => {
  const counts = days.map((day, index) => ({ day, count: index * 5 }));
  expect(joinDays(counts, 5)).toHaveLength(5);
  expect(joinDays(counts, 3)).toEqual([
    { from: '2026-01-01', to: '2026-01-01', count: 0 },
    { from: '2026-01-02', to: '2026-01-03', count: 15 },
    { from: '2026-01-04', to: '2026-01-05', count: 35 },
  ]);
});

test('a hidden day stays hidden, also in sums', () => {
  const [a = '', b = '', c = '', d = ''] = days;
  const spans = joinDays(
    [
      { day: a, count: null },
      { day: b, count: 0 },
      { day: c, count: null },
      { day: d, count: 7 },
    ],
    2,
  );
  expect(spans.map(({ count }) => count)).toEqual([null, 7]);
});

test('failures are summed by place and by day', () => {
  const error = { kind: 'function_error', place: 'users.updateName', code: 'TIMEOUT' } as const;
  const failures = [
    { ...error, day: '2026-01-02', count: 2 },
    { ...error, day: '2026-01-04', count: 3 },
    {
      kind: 'rate_limit' as const,
      place: 'trpc',
      code: 'TOO_MANY_REQUESTS',
      day: '2026-01-04',
      count: 9,
    },
  ];
  expect(sumFailures(failures)).toMatchObject([
    { place: 'trpc', count: 9 },
    { place: 'users.updateName', count: 5, lastOn: '2026-01-04' },
  ]);
  expect(countByDay(failures, 'function_error', days).map(({ count }) => count)).toEqual([
    0, 2, 0, 3, 0,
  ]);
});
