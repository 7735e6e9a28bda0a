import { plainPreferences } from '../../../../tests/engine/plain-preferences.ts';
import { describe, expect, it } from 'vitest';
import { plainCard } from '../../../../tests/engine/plain-card.ts';
import { calendarDate } from '../../calendar.ts';
import type { Card, EarningRule } from '../catalog/card.ts';
import { cents, centsPerPoint, pointsPerDollar } from '../../units.ts';
import { valueWallet } from '../valuation/value-wallet.ts';
import { expectQuarters } from './expect-quarters.ts';

function quarter(slug: string, from: string | null, to: string | null): EarningRule {
  return {
    covers: { kind: 'sub_category', slug },
    rate: pointsPerDollar(4),
    isAdditive: true,
    cap: 'quarter',
    choice: 'quarterly',
    channel: 'any',
    validDuring: {
      from: from === null ? null : calendarDate(from),
      to: to === null ? null : calendarDate(to),
    },
  };
}

const year2026 = [
  quarter('dining', '2026-01-01', '2026-03-31'),
  quarter('amazon', '2026-04-01', '2026-06-30'),
  quarter('gas', '2026-07-01', '2026-09-30'),
  quarter('groceries', '2026-10-01', '2026-12-31'),
];

function rotating(...rules: readonly EarningRule[]): Card {
  return plainCard({
    caps: [
      {
        slug: 'quarter',
        amountCents: cents(150_000),
        period: 'quarter',
        fallbackRate: pointsPerDollar(0),
      },
    ],
    choices: [
      {
        slug: 'quarterly',
        mode: 'rotating',
        chooseCount: null,
        rate: pointsPerDollar(5),
        cap: 'quarter',
        options: [],
      },
    ],
    rules,
  });
}

function expectedOf(card: Card, date: string) {
  return expectQuarters(card, calendarDate(date))
    .rules.filter(({ isExpected }) => isExpected)
    .map(({ covers, validDuring: { from, to } }) => [covers.slug, from, to]);
}

describe('quarters that nobody has announced', () => {
  it('are expected to be as a year before', () => {
    expect(expectedOf(rotating(...year2026), '2026-11-22')).toEqual([
      ['dining', '2027-01-01', '2027-03-31'],
      ['amazon', '2027-04-01', '2027-06-30'],
      ['gas', '2027-07-01', '2027-09-30'],
      ['groceries', '2027-10-01', '2027-12-31'],
    ]);
  });

  it('give way to what is announced, be it for a part of the quarter', () => {
    const announced = [
      ...year2026,
      quarter('streaming', '2027-01-01', '2027-03-31'),
      quarter('drugstores', '2027-06-01', '2027-06-30'),
    ];
    expect(expectedOf(rotating(...announced), '2026-11-22')).toEqual([
      ['gas', '2027-07-01', '2027-09-30'],
      ['groceries', '2027-10-01', '2027-12-31'],
    ]);
  });

  it('are not made up of what is older, or of what always holds', () => {
    expect(expectedOf(rotating(...year2026), '2028-01-10')).toEqual([]);
    expect(expectedOf(rotating(quarter('dining', '2020-01-01', null)), '2026-11-22')).toEqual([]);
  });

  it('leave other cards and other rules as they are', () => {
    const plain = plainCard({});
    expect(expectQuarters(plain, calendarDate('2026-11-22'))).toBe(plain);
    const base = { ...quarter('gas', '2026-01-01', '2026-03-31'), choice: null };
    expect(expectedOf(rotating(base), '2026-11-22')).toEqual([]);
  });

  it('are marked in the ledger where they earn', () => {
    const date = calendarDate('2027-01-01');
    const card = { ...expectQuarters(rotating(...year2026), date), slug: 'rotating' };
    const { lines } = valueWallet(
      {
        catalog: {
          pointSystems: [
            {
              slug: card.pointSystem,
              travelValue: null,
              cashValue: centsPerPoint(1),
              giftCardValue: null,
              statusLevelValue: null,
              untransferableValue: null,
            },
          ],
          subCategories: [],
          cards: [card],
          paymentCosts: [],
          notAccepted: [],
        },
        preferences: plainPreferences('cash'),
        spending: { gas: cents(120_000), hotels: cents(120_000) },
        date,
        year: 'steady',
        held: [],
      },
      [{ id: 'mine', card: 'rotating', selected: {} }],
    );
    const marked = lines.flatMap((line) =>
      line.kind === 'spend' ? [[line.subCategory, line.spendCents, line.isExpected]] : [],
    );
    // A quarter of the year's gas earns the expected rate.
    expect(marked).toEqual([
      ['gas', 30_000, true],
      ['gas', 90_000, false],
      ['hotels', 120_000, false],
    ]);
  });
});
