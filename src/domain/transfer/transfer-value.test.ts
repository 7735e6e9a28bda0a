import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar.ts';
import { ALWAYS } from '../date-span.ts';
import { centsPerPoint } from '../units.ts';
import { ISSUER_ROUTES } from './issuer-routes.fixture.ts';
import { type PointBalance, isTransferable, listTransferOptions } from './transfer-value.ts';

const VALUES = new Map([
  ['chase-ultimate-rewards', 2.05],
  ['amex-membership-rewards', 2],
  ['capital-one-miles', 1.85],
  ['world-of-hyatt', 1.7],
  ['united-mileageplus', 1.35],
  ['marriott-bonvoy', 0.7],
  ['hilton-honors', 0.5],
  ['eva-mileagelands', 1.5],
  ['aeroplan', 2.5],
]);
const valueOf = (system: string) => centsPerPoint(VALUES.get(system) ?? 1);
const balance = (system: string, points: number, isTransferable = true): PointBalance => ({
  system,
  points,
  isTransferable,
});
const optionsOn = (date: string, from: PointBalance) => {
  const result = listTransferOptions(ISSUER_ROUTES, from, valueOf, calendarDate(date));
  return result.kind === 'options' ? result : expect.unreachable();
};
const optionTo = (date: string, from: PointBalance, to: string) =>
  optionsOn(date, from).options.find(({ system }) => system === to);

describe('a transfer', () => {
  it('sends whole increments and keeps the rest', () => {
    const hyatt = optionTo(
      '2026-09-30',
      balance('chase-ultimate-rewards', 25_999),
      'world-of-hyatt',
    );
    expect(hyatt).toMatchObject({ received: 25_000, kept: 999, stranded: 0 });
    expect(hyatt?.valueCents).toBeCloseTo(25_000 * 1.7 + 999 * 2.05, 6);
    expect(hyatt?.gainCents).toBeCloseTo(25_000 * (1.7 - 2.05), 6);
  });

  it('knows a ratio from the day it changes, and takes the newer one', () => {
    const chase = balance('chase-ultimate-rewards', 10_000);
    expect(optionTo('2026-09-30', chase, 'world-of-hyatt')?.received).toBe(10_000);
    expect(optionTo('2026-10-01', chase, 'world-of-hyatt')?.received).toBe(7_500);
    const amex = balance('amex-membership-rewards', 10_000);
    expect(optionTo('2026-02-28', amex, 'asia-miles')?.received).toBe(10_000);
    expect(optionTo('2026-03-01', amex, 'asia-miles')?.received).toBe(8_000);
  });

  it.each([
    ['amex-membership-rewards', 'hilton-honors', 1_500, 2_000],
    ['amex-membership-rewards', 'jetblue-trueblue', 1_499, 1_000],
    ['amex-membership-rewards', 'aeromexico-rewards', 3_000, 4_800],
    ['capital-one-miles', 'eva-mileagelands', 3_000, 2_250],
    ['capital-one-miles', 'jetblue-trueblue', 6_000, 3_600],
    ['marriott-bonvoy', 'united-mileageplus', 62_000, 22_000],
  ])('from %s to %s turns %i into %i', (from, to, points, received) => {
    expect(optionTo('2026-11-21', balance(from, points), to)?.received).toBe(received);
  });

  it('adds a bonus within its days only', () => {
    const chase = balance('chase-ultimate-rewards', 10_000);
    expect(optionTo('2026-04-30', chase, 'aeroplan')?.received).toBe(12_000);
    expect(optionTo('2026-05-01', chase, 'aeroplan')?.received).toBe(10_000);
    expect(optionTo('2026-04-30', chase, 'aeroplan')?.hops[0]?.route).toMatchObject({
      bonusPercent: 20,
      bonusEndsOn: '2026-04-30',
    });
  });

  it('no longer takes a route that has ended', () => {
    const chase = balance('chase-ultimate-rewards', 10_000);
    expect(optionTo('2025-10-16', chase, 'emirates-skywards')).toBeDefined();
    expect(optionTo('2025-10-17', chase, 'emirates-skywards')).toBeUndefined();
  });

  it('may take two hops, and sends no more than the second can take on', () => {
    const routes = ISSUER_ROUTES.filter(
      ({ from, to }) => from === 'marriott-bonvoy' || to === 'marriott-bonvoy',
    );
    const result = listTransferOptions(
      routes,
      balance('chase-ultimate-rewards', 10_500),
      valueOf,
      calendarDate('2026-11-21'),
    );
    if (result.kind !== 'options') return expect.unreachable();
    const united = result.options.find(({ system }) => system === 'united-mileageplus');
    expect(united).toMatchObject({
      received: 3_300,
      kept: 1_500,
      stranded: 0,
      hops: [
        { sent: 9_000, received: 9_000 },
        { sent: 9_000, received: 3_300 },
      ],
    });
  });

  it('leaves on the way what fills no increment there, at its value there', () => {
    const route = { pointsOut: 1, pointsIn: 1, bonus: null, validDuring: ALWAYS };
    const routes = [
      { ...route, from: 'a', to: 'b', minIncrement: 1_000 },
      { ...route, from: 'b', to: 'c', minIncrement: 300 },
    ];
    const result = listTransferOptions(
      routes,
      balance('a', 1_000),
      valueOf,
      calendarDate('2026-11-21'),
    );
    expect(result).toMatchObject({
      options: [
        { system: 'b', valueCents: 1_000 },
        {
          system: 'c',
          received: 900,
          stranded: 100,
          kept: 0,
          valueCents: 1_000,
          centsPerPointSent: 1,
        },
      ],
    });
  });

  it('prefers the path that is worth more to the shorter one', () => {
    const october = optionTo(
      '2026-10-15',
      balance('chase-ultimate-rewards', 30_000),
      'united-mileageplus',
    );
    expect(october?.hops).toHaveLength(1);
    const route = { pointsOut: 1, minIncrement: 1, bonus: null, validDuring: ALWAYS };
    const routes = [
      { ...route, from: 'a', to: 'c', pointsIn: 1 },
      { ...route, from: 'a', to: 'b', pointsIn: 2 },
      { ...route, from: 'b', to: 'c', pointsIn: 2 },
    ];
    const result = listTransferOptions(
      routes,
      balance('a', 100),
      valueOf,
      calendarDate('2026-11-21'),
    );
    expect(result).toMatchObject({ options: [{ system: 'c', received: 400 }, { system: 'b' }] });
  });

  it('is compared with keeping the points', () => {
    const { keepCents, options } = optionsOn(
      '2026-11-21',
      balance('chase-ultimate-rewards', 20_000),
    );
    expect(keepCents).toBe(41_000);
    expect(options[0]).toMatchObject({
      system: 'aeroplan',
      gainCents: 9_000,
      centsPerPointSent: 2.5,
    });
    expect(options.filter(({ gainCents }) => gainCents > 0)).toHaveLength(1);
  });

  it('is out of reach below an increment', () => {
    const { options, outOfReach } = optionsOn('2026-11-21', balance('marriott-bonvoy', 2_999));
    expect(options).toEqual([]);
    expect(outOfReach).toEqual(['aeroplan', 'united-mileageplus']);
  });
});

describe('locked points', () => {
  const freedom = {
    pointSystem: 'chase-ultimate-rewards',
    unlocksTransfers: false,
    needsUnlock: true,
  };
  const preferred = {
    pointSystem: 'chase-ultimate-rewards',
    unlocksTransfers: true,
    needsUnlock: false,
  };
  const gold = {
    pointSystem: 'amex-membership-rewards',
    unlocksTransfers: true,
    needsUnlock: false,
  };

  it('move only with a card of the same system that unlocks them', () => {
    expect(isTransferable('chase-ultimate-rewards', [freedom, gold])).toBe(false);
    expect(isTransferable('chase-ultimate-rewards', [freedom, preferred])).toBe(true);
    expect(isTransferable('marriott-bonvoy', [freedom])).toBe(true);
  });

  it('are worth what they are worth and go nowhere', () => {
    const locked = balance('chase-ultimate-rewards', 10_000, false);
    const date = calendarDate('2026-11-21');
    const result = listTransferOptions(ISSUER_ROUTES, locked, () => centsPerPoint(1), date);
    expect(result).toEqual({
      kind: 'locked',
      system: 'chase-ultimate-rewards',
      points: 10_000,
      keepCents: 10_000,
    });
  });
});
