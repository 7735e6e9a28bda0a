import { describe, expect, it } from 'vitest';
import { plainCard } from '../../../tests/engine/plain-card.ts';
import { calendarDate } from '../calendar.ts';
import type { Card } from '../catalogue/card.ts';
import { cents, centsPerPoint, points, pointsPerDollar } from '../units.ts';
import { contextOf } from './context.ts';
import { openingLines } from './opening-lines.ts';
import type { RewardProblem, ValuedYear } from './problem.ts';
import { valueWalletIn } from './value-wallet.ts';

function feeCard(slug: string): Card {
  return plainCard({
    slug,
    annualFeeCents: cents(9_500),
    baseRate: pointsPerDollar(2),
    bonus: {
      tiers: [
        { spendCents: cents(50_000), windowDays: 90, points: points(0), cashCents: cents(20_000) },
      ],
    },
  });
}

function ask(year: ValuedYear) {
  const problem: RewardProblem = {
    catalogue: {
      cards: [feeCard('old'), feeCard('new')],
      subCategories: [],
      paymentCosts: [],
      notAccepted: [],
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
    },
    preferences: {
      redemption: 'cash',
      pointValues: {},
      ownRates: [],
      selected: {},
      paymentCosts: [],
    },
    spending: { other: cents(1_000_000) },
    date: calendarDate('2026-11-21'),
    year,
    held: [],
  };
  return contextOf(problem);
}

const wallet = [
  { id: 'a', card: 'old', selected: {} },
  { id: 'b', card: 'new', selected: {} },
];
const sum = (held: readonly string[]) =>
  openingLines(ask('steady'), ask('first'), wallet, new Set(held)).reduce(
    (total, { valueCents }) => total + valueCents,
    0,
  );

describe('openingLines', () => {
  it('gives the offer and the first fee to the cards that are opened only', () => {
    // 2% of $10,000, one fee of $95 for the card held, one offer of $200 for the new one.
    expect(sum(['old'])).toBeCloseTo(20_000 - 9_500 + 20_000, 6);
  });

  it('is the first year where none is held, and a later one where all are', () => {
    expect(sum([])).toBeCloseTo(valueWalletIn(ask('first'), wallet).netCents, 6);
    expect(sum(['old', 'new'])).toBeCloseTo(valueWalletIn(ask('steady'), wallet).netCents, 6);
  });
});
