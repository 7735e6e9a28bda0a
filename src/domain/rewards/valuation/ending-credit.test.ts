import { describe, expect, it } from 'vitest';
import { modelOf } from '../../../../tests/engine/highs-model.ts';
import { plainCard } from '../../../../tests/engine/plain-card.ts';
import { plainPreferences } from '../../../../tests/engine/plain-preferences.ts';
import { solveModel } from '../../../../tests/engine/solve-model.ts';
import { calendarDate } from '../../calendar.ts';
import type { Credit } from '../catalog/card.ts';
import { cents, centsPerPoint, percent } from '../../units.ts';
import type { RewardProblem, ValuedYear } from '../problem.ts';
import { valueWallet } from './value-wallet.ts';

/** The year from November 2026. */
function problemWith(credit: Partial<Credit>, year: ValuedYear): RewardProblem {
  const whole: Credit = {
    slug: 'credit',
    spendOn: null,
    valueCents: cents(1_200),
    period: 'year',
    usagePercent: percent(100),
    excludesFirstYear: false,
    endsOn: null,
    ...credit,
  };
  return {
    catalog: {
      pointSystems: [
        {
          slug: 'cash',
          travelValue: null,
          cashValue: centsPerPoint(1),
          giftCardValue: null,
          statusLevelValue: null,
          untransferableValue: null,
        },
      ],
      subCategories: [{ slug: 'dining', category: 'food', parent: null }],
      paymentCosts: [],
      notAccepted: [],
      cards: [plainCard({ credits: [whole] })],
    },
    preferences: plainPreferences('cash'),
    spending: { dining: cents(1_200_000) },
    date: calendarDate('2026-11-22'),
    year,
    held: [],
  };
}

function creditsOf(credit: Partial<Credit>, year: ValuedYear = 'steady'): number {
  const problem = problemWith(credit, year);
  const { creditsCents, netCents } = valueWallet(problem, [
    { id: 'card', card: 'card', selected: {} },
  ]);
  const { value } = solveModel(modelOf(problem, { kind: 'hold', cards: ['card'] }));
  expect(Math.abs(value - netCents)).toBeLessThan(0.01);
  return Math.round(creditsCents * 100) / 100;
}

const onDining = { spendOn: [{ kind: 'sub_category', slug: 'dining' }] } as const;

describe.each([
  ['counted as it is', {}],
  ['that pays spending back', onDining],
])('a credit %s', (_, kind) => {
  it('counts in full if it ends after the year or at an unknown time', () => {
    expect(creditsOf({ ...kind })).toBe(1_200);
    expect(creditsOf({ ...kind, endsOn: calendarDate('2027-10-31') })).toBe(1_200);
    expect(creditsOf({ ...kind, endsOn: calendarDate('2028-01-01') })).toBe(1_200);
  });

  it('counts for the months that begin before it ends, for any period', () => {
    const endsOn = calendarDate('2027-02-01');
    expect(creditsOf({ ...kind, endsOn })).toBe(400);
    expect(creditsOf({ ...kind, endsOn, period: 'month' })).toBe(4 * 1_200);
    expect(creditsOf({ ...kind, endsOn, period: 'quarter' })).toBe((4 / 3) * 1_200);
    expect(creditsOf({ ...kind, endsOn, period: 'half_year' })).toBe((4 / 6) * 1_200);
  });

  it('counts for nothing where it has ended', () => {
    expect(creditsOf({ ...kind, endsOn: calendarDate('2026-10-31') })).toBe(0);
  });

  it('counts whole in the first year where it is given once', () => {
    const once = { ...kind, period: 'once', endsOn: calendarDate('2026-12-31') } as const;
    expect(creditsOf(once, 'first')).toBe(1_200);
    expect(creditsOf(once)).toBe(0);
    expect(creditsOf({ ...once, endsOn: calendarDate('2026-10-31') }, 'first')).toBe(0);
  });
});
