import { expect, it } from 'vitest';
import { plainCard } from '../../../tests/engine/plain-card.ts';
import { plainPreferences } from '../../../tests/engine/plain-preferences.ts';
import { calendarDate } from '../calendar.ts';
import type { Card } from '../rewards/catalog/card.ts';
import { cents, centsPerPoint, percent, points, pointsPerDollar } from '../units.ts';
import { describePlan } from './describe-plan.ts';
import { planAhead } from './plan-ahead.ts';
import type { PastCard, PlanQuestion } from './plan-question.ts';

/** $1,000 a month for a year from March 2026. */
const question: PlanQuestion = {
  catalog: {
    pointSystems: [
      {
        slug: 'cash',
        cashValue: centsPerPoint(1),
        travelValue: null,
        giftCardValue: null,
        statusLevelValue: null,
        untransferableValue: null,
      },
    ],
    subCategories: [],
    cards: [],
    paymentCosts: [],
    notAccepted: [],
  },
  preferences: plainPreferences('cash'),
  spending: { other: cents(1_200_000) },
  growthPercent: percent(0),
  date: calendarDate('2026-03-01'),
  horizonMonths: 12,
  oneTime: [],
  history: [],
  rules: [],
  feeRefundDays: {},
  productChanges: [],
  limits: {
    atMostNew: 1,
    atMostPerMonth: 1,
    atMostHeld: null,
    atMostFeesCents: null,
    noOpeningMonths: [],
    excluded: [],
    keep: [],
    mayClose: true,
  },
};

function bestOf(
  cards: readonly Card[],
  history: readonly PastCard[],
  rest: Partial<PlanQuestion> = {},
) {
  const search = planAhead({
    ...question,
    catalog: { ...question.catalog, cards },
    history,
    ...rest,
  });
  let step = search.next();
  while (step.done !== true) step = search.next();
  const { best, isProven } = step.value;
  if (!best) throw new Error('there is a plan');
  expect(isProven).toBe(true);
  return describePlan(best);
}

const card = (slug: string, rate: number) =>
  plainCard({ slug, baseRate: pointsPerDollar(rate), annualFeeCents: cents(0) });

const held = (slug: string, openedOn: string): PastCard => ({
  card: slug,
  openedOn: calendarDate(openedOn),
  closedOn: null,
  bonusOn: null,
  bonusesUnderWay: [],
});

it('earns a bonus in progress with the spending of its window alone, where that outlasts the first year', () => {
  const credit = {
    ...{ slug: 'credit', valueCents: cents(100), period: 'year', usagePercent: percent(100) },
    ...{
      spendOn: [{ kind: 'sub_category', slug: 'other' }],
      excludesFirstYear: true,
      endsOn: null,
    },
  } as const;
  const gold = { ...card('gold', 1), credits: [credit] };
  const bonusOf = (spendCents: number) =>
    bestOf(
      [gold],
      [
        {
          ...held('gold', '2025-04-10'),
          bonusesUnderWay: [
            {
              spendCents: cents(spendCents),
              untilMonth: 2,
              points: points(0),
              cashCents: cents(1),
            },
          ],
        },
      ],
    ).bonuses.length;
  expect(bonusOf(300_000)).toBe(1);
  expect(bonusOf(300_001)).toBe(0);
});
