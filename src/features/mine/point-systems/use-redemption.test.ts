import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { ISSUER_ROUTES as routes } from '@/domain/transfer/issuer-routes.fixture.ts';
import { centsPerPoint } from '@/domain/units.ts';
import { listReaching } from './use-redemption.ts';

const balance = (system: string, points: number, isTransferable = true) => ({
  system,
  points,
  isTransferable,
});

function list(balances: readonly ReturnType<typeof balance>[]) {
  const [valueOf, nameOf] = [() => centsPerPoint(2), (slug: string) => slug];
  return listReaching({ balances, routes, valueOf, nameOf, today: calendarDate('2026-11-21') });
}

it('tells what each balance becomes where, the most first, at the value of what arrives', () => {
  const found = list([
    balance('capital-one-miles', 10_000),
    balance('amex-membership-rewards', 10_100),
  ]);
  // 250 become 200 in steps of 250: 100 points stay, and are not counted.
  expect(found.get('jetblue-trueblue')).toEqual([
    {
      ...{ from: 'amex-membership-rewards', points: 10_100, arrives: 8_000 },
      ...{ worthCents: 16_000, keptCents: 20_200 },
    },
    {
      ...{ from: 'capital-one-miles', points: 10_000, arrives: 6_000 },
      ...{ worthCents: 12_000, keptCents: 20_000 },
    },
  ]);
  expect(found.has('world-of-hyatt')).toBe(false);
});

it('reaches nothing with points that no card unlocks', () => {
  expect(list([balance('chase-ultimate-rewards', 60_000, false)]).size).toBe(0);
});
