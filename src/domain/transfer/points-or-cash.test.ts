import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { ALWAYS } from '../date-span.ts';
import { cents, centsPerPoint, percent } from '../units.ts';
import {
  comparePointsWithCash,
  type OwnedPoints,
  type RedemptionQuestion,
} from './points-or-cash.ts';
import type { TransferRoute } from './route.ts';

const VALUES = new Map([
  ['ultimate', 2],
  ['membership', 1.8],
  ['united', 1.3],
  ['hyatt', 1.7],
]);
const route = (from: string, to: string, more: Partial<TransferRoute> = {}): TransferRoute => ({
  from,
  to,
  pointsOut: 1,
  pointsIn: 1,
  minIncrement: 1000,
  bonus: null,
  validDuring: ALWAYS,
  ...more,
});
const mine = (system: string, points: number, more: Partial<OwnedPoints> = {}): OwnedPoints => ({
  system,
  points,
  isTransferable: true,
  owner: null,
  ...more,
});
const compare = (more: Partial<RedemptionQuestion> = {}) =>
  comparePointsWithCash({
    system: 'united',
    points: 60_000,
    cashCents: cents(31_200),
    taxesCents: cents(560),
    earnedOnCashCents: cents(936),
    earnedOnTaxesCents: cents(17),
    balances: [],
    routes: [route('ultimate', 'united'), route('ultimate', 'hyatt')],
    worthOf: (system) => centsPerPoint(VALUES.get(system) ?? 1),
    poolingOf: (system) => (system === 'ultimate' ? 'household' : 'none'),
    today: calendarDate('2026-11-28'),
    ...more,
  });

describe('60,000 points and $5.60, or $312', () => {
  it('saves the price less taxes and less the rewards on the difference', () => {
    const answer = compare();
    // $312 − $5.60 − ($9.36 − $0.17) = $297.21, over 60,000 points.
    expect(answer.netCents).toBe(29_721);
    expect(answer.centsPerPoint).toBeCloseTo(0.49535, 5);
    expect(answer).toMatchObject({ verdict: 'cash', isClose: false, costCents: 78_000, ways: [] });
  });

  it('turns to points above the own value, and calls a tenth of difference close', () => {
    // 1.3¢ × 60,000 = $780; net = price − $5.60 − $9.19.
    expect(compare({ cashCents: cents(100_000) })).toMatchObject({
      verdict: 'points',
      isClose: false,
    });
    expect(compare({ cashCents: cents(82_000) })).toMatchObject({
      verdict: 'points',
      isClose: true,
    });
    expect(compare({ cashCents: cents(75_000) })).toMatchObject({ verdict: 'cash', isClose: true });
  });

  it('saves nothing where taxes are more than the price', () => {
    const answer = compare({ taxesCents: cents(40_000) });
    expect(answer.netCents).toBeLessThan(0);
    expect(answer).toMatchObject({ verdict: 'cash', isClose: false });
  });

  it('rejects an award of no points', () => {
    expect(() => compare({ points: 0 })).toThrow(RangeError);
    expect(() => compare({ points: 1.5 })).toThrow(RangeError);
  });
});

describe('the ways to an award', () => {
  it('uses points on hand first and sends whole increments for the rest', () => {
    const { ways } = compare({ balances: [mine('united', 10_500), mine('ultimate', 80_000)] });
    // 49,500 missing, in thousands: 50,000 sent, 30,000 stay, 500 more than needed arrive.
    expect(ways).toHaveLength(1);
    expect(ways[0]).toMatchObject({ onHand: 10_500, left: 500 });
    expect(ways[0]?.sends[0]).toMatchObject({ sent: 50_000, arrives: 50_000, left: 30_000 });
    // 50,000 × 2¢ + (10,500 − 500) × 1.3¢
    expect(ways[0]?.costCents).toBeCloseTo(113_000, 6);
  });

  it('sends less while a bonus runs, and the full number the day after', () => {
    const during = { from: calendarDate('2026-11-01'), to: calendarDate('2026-11-28') };
    const routes = [
      route('ultimate', 'united'),
      route('ultimate', 'united', { bonus: { percent: percent(25), during }, validDuring: during }),
    ];
    const balances = [mine('ultimate', 60_000)];
    const sentOn = (day: string) =>
      compare({ routes, balances, today: calendarDate(day) }).ways[0]?.sends[0];
    expect(sentOn('2026-11-28')).toMatchObject({ sent: 48_000, arrives: 60_000, left: 12_000 });
    expect(sentOn('2026-11-29')).toMatchObject({ sent: 60_000, arrives: 60_000, left: 0 });
  });

  it('asks more of a worse ratio, over two steps too', () => {
    const routes = [
      route('membership', 'hyatt', { pointsOut: 2, pointsIn: 1 }),
      route('hyatt', 'united', { pointsOut: 5, pointsIn: 2, minIncrement: 5000 }),
    ];
    const { ways } = compare({
      points: 4000,
      routes,
      balances: [mine('membership', 30_000)],
    });
    expect(ways[0]?.sends[0]).toMatchObject({ sent: 20_000, arrives: 4000, left: 10_000 });
    expect(ways[0]?.sends[0]?.path).toHaveLength(2);
  });

  it('pools a household’s points where the program does, and nowhere else', () => {
    const balances = [
      mine('ultimate', 40_000),
      mine('ultimate', 25_000, { owner: 'Sam', isTransferable: false }),
    ];
    const pooled = compare({ balances });
    expect(pooled.ways).toHaveLength(1);
    expect(pooled.ways[0]?.sends[0]).toMatchObject({
      sent: 60_000,
      left: 5000,
      owners: [null, 'Sam'],
    });
    const apart = compare({ balances, poolingOf: () => 'authorized_users' });
    expect(apart).toMatchObject({ ways: [], mostPoints: 40_000 });
  });

  it('lets the other book with points that only they have', () => {
    const { ways } = compare({
      balances: [mine('united', 70_000, { owner: 'Sam' })],
    });
    expect(ways[0]).toMatchObject({ owner: 'Sam', onHand: 60_000, left: 10_000, sends: [] });
  });

  it('joins two systems when neither has enough, the cheaper points first', () => {
    const { ways } = compare({
      routes: [route('ultimate', 'united'), route('membership', 'united')],
      balances: [mine('ultimate', 40_000), mine('membership', 45_500)],
    });
    expect(ways[0]?.sends).toMatchObject([
      { from: 'membership', sent: 45_000 },
      { from: 'ultimate', sent: 15_000, left: 25_000 },
    ]);
  });

  it('orders ways by the value given up and shows the best other use', () => {
    const { ways } = compare({
      routes: [
        route('ultimate', 'united'),
        route('membership', 'united'),
        route('ultimate', 'hyatt'),
      ],
      balances: [mine('ultimate', 60_000), mine('membership', 60_000)],
    });
    expect(ways.map(({ sends }) => sends[0]?.from)).toEqual(['membership', 'ultimate']);
    expect(ways[0]?.sends[0]?.elsewhere).toBeNull();
    expect(ways[1]?.sends[0]?.elsewhere).toMatchObject({ system: 'hyatt', received: 60_000 });
  });

  it('names points that no card can move', () => {
    const answer = compare({ balances: [mine('ultimate', 90_000, { isTransferable: false })] });
    expect(answer).toMatchObject({ ways: [], locked: ['ultimate'], mostPoints: 0 });
  });
});
