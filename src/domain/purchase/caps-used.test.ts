import { describe, expect, it } from 'vitest';
import { plainPreferences } from '../../../tests/engine/plain-preferences.ts';
import { readCard, readPointSystem } from '../../cli/read-card.ts';
import { type CalendarDate, calendarDate } from '../calendar.ts';
import { check } from '../read.ts';
import type { CapPeriod } from '../rewards/catalog/card.ts';
import type { RewardProblem } from '../rewards/problem.ts';
import { cents } from '../units.ts';
import { bestCardNow } from './best-card-now.ts';
import { capsUsed, type MadePurchase } from './caps-used.ts';
import { issuerRateOf } from './issuer-rate.ts';

function checked<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('the fixture does not fit the format');
  return result.value;
}

const system = checked(check(readPointSystem, { slug: 'cash', cash_value: 1 }));
const plain = { point_system: 'cash', annual_fee_cents: 0, base_rate: 1 };

function cappedBy(period: CapPeriod) {
  const caps = [{ slug: 'limit', amount_cents: 100_000, period, fallback_rate: 1 }];
  const rules = ['groceries', 'gas'].map((sub_category) => ({
    sub_category,
    rate: 5,
    cap: 'limit',
  }));
  return checked(check(readCard, { ...plain, slug: 'capped', caps, rules }));
}

function problemOf(card: RewardProblem['catalog']['cards'][number], date = '2026-11-23') {
  return {
    catalog: {
      pointSystems: [system],
      cards: [card],
      subCategories: ['groceries', 'gas', 'books'].map((slug) => ({
        slug,
        category: slug,
        parent: null,
      })),
      paymentCosts: [],
      notAccepted: [],
    },
    date: calendarDate(date),
    year: 'steady',
    held: [],
    preferences: plainPreferences('cash'),
    spending: {},
  } satisfies RewardProblem;
}

const mine = (openedOn: string | null, card = 'capped') => ({
  id: 'mine',
  card,
  selected: {},
  openedOn: openedOn === null ? null : calendarDate(openedOn),
});
const paid = (madeOn: string, dollars: number, subCategory = 'groceries'): MadePurchase => ({
  card: 'mine',
  subCategory,
  amountCents: cents(dollars * 100),
  madeOn: calendarDate(madeOn) satisfies CalendarDate,
});

describe('the used part of a cap', () => {
  it.each<[CapPeriod, string | null, string, string]>([
    ['month', '2020-05-10', '2026-10-31', '2026-11-01'],
    ['billing_cycle', '2020-05-10', '2026-10-31', '2026-11-01'],
    ['quarter', '2020-05-10', '2026-09-30', '2026-10-01'],
    ['half_year', '2020-05-10', '2026-06-30', '2026-07-01'],
    ['calendar_year', '2020-05-10', '2025-12-31', '2026-01-01'],
    ['anniversary_year', '2020-05-10', '2026-05-09', '2026-05-10'],
    ['anniversary_year', '2020-11-24', '2025-11-23', '2025-11-24'],
    ['anniversary_year', null, '2025-12-31', '2026-01-01'],
    ['lifetime', '2020-05-10', '2020-05-09', '2020-05-10'],
  ])('per %s, opened on %s, leaves out %s and counts from %s', (period, openedOn, before, from) => {
    const used = (...purchases: MadePurchase[]) =>
      capsUsed(problemOf(cappedBy(period)), [mine(openedOn)], purchases);
    expect(used(paid(before, 30))).toEqual([]);
    expect(used(paid(before, 30), paid(from, 20), paid('2026-11-23', 5))).toEqual([
      { card: 'mine', cap: 'limit', used: 2_500 },
    ]);
  });

  it('leaves out purchases made before the card was opened', () => {
    const wallet = [mine('2026-11-10')];
    const purchases = [paid('2026-11-09', 30), paid('2026-11-10', 20)];
    expect(capsUsed(problemOf(cappedBy('quarter')), wallet, purchases)).toMatchObject([
      { used: 2_000 },
    ]);
  });

  it('is shared by all that the cap covers, of this card alone', () => {
    const wallet = [mine(null), { ...mine(null), id: 'second' }];
    const purchases = [
      paid('2026-11-01', 300),
      paid('2026-11-02', 200, 'gas'),
      paid('2026-11-03', 100, 'books'),
      paid('2026-11-03', 100, 'no-such-thing'),
      { ...paid('2026-11-04', 40), card: 'second' },
      { ...paid('2026-11-04', 40), card: 'gone' },
    ];
    const problem = problemOf(cappedBy('month'));
    const used = capsUsed(problem, wallet, purchases);
    expect(used).toEqual([
      { card: 'mine', cap: 'limit', used: 50_000 },
      { card: 'second', cap: 'limit', used: 4_000 },
    ]);
    const gas = { kind: 'sub_category', slug: 'gas' } as const;
    const purchase = { spentOn: gas, amountCents: cents(60_000) };
    expect(bestCardNow(problem, wallet, purchase, used)).toMatchObject([
      { id: 'second', caps: [{ left: 96_000, isExceeded: false }] },
      // 500 at 5%, and 100 at 1%
      { id: 'mine', valueCents: 2_600, caps: [{ left: 50_000, isExceeded: true }] },
    ]);
  });

  it('counts each cap of a card in its own period', () => {
    const caps = (['month', 'calendar_year'] as const).map((period) => ({
      slug: period,
      amount_cents: 100_000,
      period,
      fallback_rate: 1,
    }));
    const rules = [
      { sub_category: 'groceries', rate: 5, cap: 'month' },
      { sub_category: 'gas', rate: 3, cap: 'calendar_year' },
    ];
    const card = checked(check(readCard, { ...plain, slug: 'capped', caps, rules }));
    const purchases = [paid('2026-02-01', 10), paid('2026-02-01', 20, 'gas')];
    expect(capsUsed(problemOf(card), [mine(null)], purchases)).toEqual([
      { card: 'mine', cap: 'calendar_year', used: 2_000 },
    ]);
  });

  it('goes by the rate of the day on which it was paid', () => {
    const rotating = checked(
      check(readCard, {
        ...plain,
        slug: 'capped',
        caps: [{ slug: 'limit', amount_cents: 150_000, period: 'calendar_year', fallback_rate: 1 }],
        rules: [
          {
            sub_category: 'gas',
            rate: 5,
            cap: 'limit',
            valid_from: '2026-01-01',
            valid_to: '2026-03-31',
          },
          { sub_category: 'groceries', rate: 5, cap: 'limit', valid_from: '2026-10-01' },
        ],
      }),
    );
    const purchases = [
      paid('2026-03-31', 10, 'gas'),
      paid('2026-04-01', 100, 'gas'),
      paid('2026-09-30', 1_000),
      paid('2026-10-01', 1),
    ];
    expect(capsUsed(problemOf(rotating), [mine(null)], purchases)).toMatchObject([{ used: 1_100 }]);
  });

  it('counts for each option of an open choice by itself', () => {
    const top = checked(
      check(readCard, {
        ...plain,
        slug: 'capped',
        caps: [{ slug: 'limit', amount_cents: 50_000, period: 'billing_cycle', fallback_rate: 1 }],
        choices: [
          {
            slug: 'best',
            mode: 'top_spend',
            choose_count: 1,
            rate: 5,
            cap: 'limit',
            options: ['groceries', 'gas'],
          },
        ],
      }),
    );
    const problem = problemOf(top);
    const used = capsUsed(
      problem,
      [mine(null)],
      [paid('2026-11-02', 450), paid('2026-11-02', 20, 'gas')],
    );
    const groceries = { kind: 'sub_category', slug: 'groceries' } as const;
    const purchase = { spentOn: groceries, amountCents: cents(10_000) };
    const [offer] = bestCardNow(problem, [mine(null)], purchase, used);
    expect(offer?.conditional).toMatchObject([
      { option: 'groceries', caps: [{ left: 5_000, isExceeded: true }] },
    ]);
  });
});

describe('a cap that counts rewards', () => {
  const caps = [{ slug: 'rewards', amount_points: 50_000, period: 'month', fallback_rate: 1 }];
  const rules = [
    { sub_category: 'groceries', rate: 5, cap: 'rewards' },
    { sub_category: 'gas', rate: 3, cap: 'rewards' },
  ];
  const problem = problemOf(checked(check(readCard, { ...plain, slug: 'capped', caps, rules })));

  it('is used up by points of purchases, and its rest limits the next one', () => {
    const bought = [paid('2026-11-02', 9_000), paid('2026-11-03', 1_000, 'gas')];
    const used = capsUsed(problem, [mine(null)], bought);
    expect(used).toMatchObject([{ cap: 'rewards', used: 48_000 }]);
    const spentOn = { kind: 'sub_category', slug: 'gas' } as const;
    const purchase = { spentOn, amountCents: cents(100_000) };
    const [offer] = bestCardNow(problem, [mine(null)], purchase, used);
    /* 2,000 points are two thirds of $1,000 at 3, the rest earns 1. */
    expect(offer?.points).toBeCloseTo(2_000 + 1_000 / 3, 6);
    expect(offer?.caps).toMatchObject([
      { unit: 'points', limit: 50_000, left: 2_000, wanted: 3_000, isExceeded: true },
    ]);
  });
});

describe('a rate linked to the other spending of the month', () => {
  const linked = [
    {
      slug: 'rents',
      sub_categories: ['books'],
      steps: [
        { at_least: 0.25, rate: 0.5 },
        { at_least: 0.5, rate: 0.75 },
      ],
      otherwise_points: 250,
    },
  ];
  const problem = problemOf(checked(check(readCard, { ...plain, slug: 'capped', linked })));
  const purchase = {
    spentOn: { kind: 'sub_category', slug: 'books' },
    amountCents: cents(200_000),
  } as const;
  const beside = (dollars: number) => {
    const spent = { card: 'mine', subCategory: 'groceries', cents: dollars * 100 };
    const [offer] = bestCardNow(problem, [mine(null)], purchase, [], [spent]);
    return offer;
  };

  it('counts what is on the card already, and says what the next rate needs', () => {
    expect(beside(0)).toMatchObject({ points: 250, linked: { moreCents: 50_000, rate: 0.5 } });
    expect(beside(260)).toMatchObject({ points: 250, linked: { moreCents: 24_000, rate: 0.5 } });
    expect(beside(500)).toMatchObject({ points: 1_000, linked: { moreCents: 50_000, rate: 0.75 } });
    expect(beside(1_000)).toMatchObject({ points: 1_500, linked: null });
  });

  it('compares by a part of the month’s spending, without points of a month of unknown size', () => {
    const compare = (spending: RewardProblem['spending']) => {
      const part = { ...purchase, amountCents: cents(10_000), isTypical: true };
      return bestCardNow({ ...problem, spending }, [mine(null)], part, [])[0];
    };
    expect(compare({ books: cents(2_400_000) })).toMatchObject({
      points: 12.5,
      linked: { moreCents: 50_000, rate: 0.5 },
    });
    expect(compare({})?.points).toBeCloseTo(0, 4);
    expect(compare({})?.linked).toBeNull();
    const { catalog, preferences, date } = problem;
    const asked = { catalog, preferences, date, card: 'capped', subCategory: 'books' };
    expect(issuerRateOf(asked)).toEqual({ rate: 0.75, isConditional: true });
  });
});
