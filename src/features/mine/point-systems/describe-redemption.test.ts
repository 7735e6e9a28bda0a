import { describe, expect, test } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { ALWAYS } from '@/domain/date-span.ts';
import {
  comparePointsWithCash,
  type RedemptionQuestion,
} from '@/domain/transfer/points-or-cash.ts';
import { cents, centsPerPoint, percent } from '@/domain/units.ts';
import { describeRedeemed, describeVerdict, describeWay } from './describe-redemption.ts';

const names = new Map([
  ['ultimate', 'Ultimate Rewards'],
  ['united', 'MileagePlus'],
]);
const naming = {
  nameOf: (slug: string) => names.get(slug) ?? slug,
  ownerOf: (owner: string | null) => owner ?? undefined,
};
const during = { from: null, to: calendarDate('2026-12-31') };
const ask = (dollars: number, more: Partial<RedemptionQuestion> = {}) =>
  comparePointsWithCash({
    system: 'united',
    points: 60_000,
    cashCents: cents(dollars * 100),
    taxesCents: cents(560),
    earnedOnCashCents: cents(0),
    earnedOnTaxesCents: cents(0),
    balances: [
      { system: 'ultimate', points: 40_000, isTransferable: true, owner: null },
      { system: 'ultimate', points: 20_000, isTransferable: true, owner: 'Sam' },
    ],
    routes: [
      {
        from: 'ultimate',
        to: 'united',
        pointsOut: 1,
        pointsIn: 1,
        minIncrement: 1000,
        bonus: { percent: percent(25), during },
        validDuring: ALWAYS,
      },
    ],
    worthOf: (slug) => centsPerPoint(slug === 'united' ? 1.3 : 2),
    poolingOf: () => 'household',
    today: calendarDate('2026-11-28'),
    ...more,
  });

test('the verdict is one sentence, and a close call is called one', () => {
  expect(describeVerdict(ask(312))).toBe(
    'Pay cash: only $306 saved against points worth $960 to you.',
  );
  expect(describeVerdict(ask(2000))).toBe(
    'Use points: $1,994 saved against points worth $960 to you.',
  );
  expect(describeVerdict(ask(1000))).toBe(
    'A close call, slightly for points: $994 saved against points worth $960 to you.',
  );
  expect(describeVerdict(ask(5))).toBe(
    'Pay cash: the taxes on the award cost as much as the price.',
  );
});

test('a way tells whose points go where, for how long a bonus runs, and what they are worth kept', () => {
  const [way] = ask(312).ways;
  expect(way && describeWay(way, 'united', naming)).toEqual({
    title: '48,000 Ultimate Rewards',
    worth: '$960',
    each: '0.64¢ a point',
    steps: [
      'Send 48,000 Ultimate Rewards, pooled from you and Sam, to MileagePlus at 1\u202f:\u202f1 +25% until Dec 31, 2026: 60,000 arrive and 12,000 stay.',
      'Kept, those 48,000 Ultimate Rewards are worth $960 to you.',
    ],
  });
});

describe('kept redemptions', () => {
  const row = (points: number, dollars: number, taxes = 0) => ({
    ...{ points, cash_cents: dollars * 100, taxes_cents: taxes * 100 },
  });
  test('say what the last six brought together, by their points, less taxes', () => {
    expect(describeRedeemed([], 'MileagePlus', 1.35)).toBeNull();
    expect(describeRedeemed([row(10_000, 205, 5)], 'MileagePlus', 1.354)).toBe(
      'Your last redemption of MileagePlus brought 2¢ a point. You count them at 1.35¢.',
    );
    const old = row(1_000_000, 1);
    const six = [row(50_000, 1_000), ...Array.from({ length: 5 }, () => row(10_000, 180))];
    expect(describeRedeemed([old, ...six], 'MileagePlus', 1.35)).toBe(
      'Your last 6 redemptions of MileagePlus brought 1.9¢ a point. You count them at 1.35¢.',
    );
  });
});
