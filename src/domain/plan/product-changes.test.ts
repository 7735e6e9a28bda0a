import { describe, expect, it } from 'vitest';
import { plainCard } from '../../../tests/engine/plain-card.ts';
import { plainPreferences } from '../../../tests/engine/plain-preferences.ts';
import { calendarDate } from '../calendar.ts';
import { cents, centsPerPoint, percent, points, pointsPerDollar } from '../units.ts';
import { describePlan } from './describe-plan.ts';
import { planAhead } from './plan-ahead.ts';
import type { OpeningRule, PlanQuestion, ProductChange } from './plan-question.ts';

const day = calendarDate;
const bonus = {
  tiers: [
    { spendCents: cents(100_000), windowDays: 90, points: points(0), cashCents: cents(10_000) },
  ],
};
const card = (slug: string, rate: number, feeCents: number) =>
  plainCard({
    slug,
    baseRate: pointsPerDollar(rate),
    annualFeeCents: cents(feeCents),
    firstYearFeeCents: cents(0),
  });
/** A fee of $10 a month, from September on for the third year. */
const gold = card('gold', 2, 12_000);
const silver = { ...card('silver', 1.5, 0), bonus };
const other = { ...card('other', 1, 0), bonus };
const change: ProductChange = {
  slug: 'gold to silver',
  from: 'gold',
  to: 'silver',
  minMonthsOpen: null,
};

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
    cards: [gold, silver, other],
    paymentCosts: [],
    notAccepted: [],
  },
  preferences: plainPreferences('cash'),
  spending: { other: cents(1_200_000) },
  growthPercent: percent(0),
  date: day('2026-03-01'),
  horizonMonths: 12,
  oneTime: [],
  history: [
    {
      card: 'gold',
      openedOn: day('2024-09-10'),
      closedOn: null,
      bonusOn: null,
      bonusesUnderWay: [],
    },
  ],
  rules: [],
  feeRefundDays: {},
  productChanges: [change],
  limits: {
    atMostNew: 0,
    atMostPerMonth: 1,
    atMostHeld: null,
    atMostFeesCents: null,
    noOpeningMonths: [],
    excluded: [],
    keep: [],
    mayClose: true,
  },
};

function planFor(own: Partial<PlanQuestion>, limits: Partial<PlanQuestion['limits']> = {}) {
  const search = planAhead({ ...question, ...own, limits: { ...question.limits, ...limits } });
  let step = search.next();
  while (step.done !== true) step = search.next();
  const { best, isProven } = step.value;
  if (!best) throw new Error('there is a plan');
  expect(isProven).toBe(true);
  return describePlan(best);
}

const onlyOther = { atMostNew: 1, excluded: ['silver'] };
const changed = { month: 6, action: 'change', card: 'gold', to: 'silver' };

describe('a product change', () => {
  it('takes the place of closing a card before its fee, without a bonus', () => {
    const plan = planFor({});
    expect(plan.steps).toEqual([changed]);
    expect(plan).toMatchObject({ netCents: 15_000, feesCents: 6_000, bonusCents: 0 });
    expect(plan.months.map(({ cards }) => cards)).toEqual([
      ...Array.from({ length: 6 }, () => ['gold']),
      ...Array.from({ length: 6 }, () => ['silver']),
    ]);
  });

  it('is made of a card that may be closed alone, and not before the account is old enough', () => {
    expect(planFor({}, { keep: ['gold'] }).steps).toEqual([]);
    expect(planFor({}, { mayClose: false }).steps).toEqual([]);
    expect(planFor({ productChanges: [{ ...change, minMonthsOpen: 25 }] }).steps).toEqual([]);
    expect(planFor({ productChanges: [{ ...change, minMonthsOpen: 24 }] }).steps).toEqual([
      changed,
    ]);
  });

  it('charges the ordinary fee of what the card becomes, by months', () => {
    const cards = [gold, card('silver', 1.9, 6_000)];
    const plan = planFor({ catalog: { ...question.catalog, cards } });
    expect(plan).toMatchObject({ feesCents: 6_000 + 6 * 500, steps: [changed] });
  });

  it('makes nothing of which the person opens one: a card is held once', () => {
    const plan = planFor({}, { atMostNew: 1 });
    expect(plan.netCents).toBeCloseTo(25_000, 6);
    expect(plan.steps.map(({ action, card }) => `${action} ${card}`)).toEqual([
      'open silver',
      'close gold',
    ]);
  });

  it('is no opening: it leaves the place to a new card, and a rule that counts openings does too', () => {
    const rules: readonly OpeningRule[] = [
      {
        kind: 'velocity',
        slug: 'one',
        cards: ['other'],
        limit: 1,
        months: 24,
        counts: 'all',
      },
    ];
    const history = question.history.map((past) => ({ ...past, openedOn: day('2023-09-10') }));
    const plan = planFor({ rules, history }, onlyOther);
    expect(plan.steps).toContainEqual(changed);
    expect(plan.bonuses).toMatchObject([{ card: 'other' }]);
  });

  it('is counted by a rule that names it, from its month on', () => {
    const rules: readonly OpeningRule[] = [
      {
        kind: 'once',
        slug: 'family',
        cards: ['other'],
        blockedBy: [change.slug],
        months: null,
        clock: 'opened',
        what: 'bonus',
      },
    ];
    const afterwards = Array.from({ length: 6 }, (_, month) => month);
    const plan = planFor({ rules }, { ...onlyOther, noOpeningMonths: afterwards });
    expect(plan.steps).not.toContainEqual(changed);
    const before = planFor({ rules }, onlyOther);
    expect(before.steps).toContainEqual(changed);
    expect(before.bonuses).toMatchObject([{ card: 'other' }]);
  });

  describe('beside a product that the plan holds only once', () => {
    const monthsFrom = (first: number, end: number) =>
      Array.from({ length: end - first }, (_, index) => first + index);
    const stepsOf = ({ steps }: ReturnType<typeof planFor>) =>
      steps.map(({ month, action, card }) => `${month} ${action} ${card}`);

    it('is not closed to open its product for the bonus', () => {
      // Silver from the change to month 18, and then its bonus too, would be worth $430.
      const plan = planFor(
        { horizonMonths: 24 },
        { atMostNew: 1, excluded: ['other'], noOpeningMonths: monthsFrom(0, 18) },
      );
      expect(stepsOf(plan)).toEqual(['18 close gold', '18 open silver']);
      expect(plan.netCents).toBeCloseTo(18 * 1_000 + 6 * 1_500 + 10_000, 6);
    });

    it('is not made into a product that was opened for its bonus and closed to make room', () => {
      const rules: readonly OpeningRule[] = [
        {
          ...{ kind: 'holding', slug: 'limit', cards: ['other'], counts: ['silver'] },
          ...{ limit: 1, months: 0, what: 'card' },
        },
        {
          ...{ kind: 'once', slug: 'later', cards: ['other'], blockedBy: ['denied'] },
          ...{ months: 12, clock: 'opened', what: 'card' },
        },
      ];
      const denied = {
        ...{ card: 'denied', openedOn: question.date, closedOn: question.date },
        ...{ bonusOn: null, bonusesUnderWay: [] },
      };
      // Gold could become silver in month 18, for $20 more.
      const plan = planFor(
        { horizonMonths: 30, rules, history: [...question.history, denied] },
        { atMostNew: 2, noOpeningMonths: monthsFrom(13, 30) },
      );
      expect(stepsOf(plan)).toEqual([
        '0 open silver',
        '6 close gold',
        '12 close silver',
        '12 open other',
      ]);
    });

    it('is not made of another card into the product that a card was changed away from', () => {
      const bronze = card('bronze', 1, 0);
      const upgrade = { ...change, slug: 'bronze to gold', from: 'bronze', to: 'gold' };
      const history = ['gold', 'bronze'].flatMap((slug) =>
        question.history.map((past) => ({ ...past, card: slug })),
      );
      // Bronze could be gold from month 18 on, for the purchase: $40 more.
      const plan = planFor({
        catalog: { ...question.catalog, cards: [gold, silver, bronze] },
        history,
        horizonMonths: 30,
        oneTime: [{ month: 20, subCategory: 'other', cents: cents(2_000_000) }],
        productChanges: [change, upgrade],
      });
      expect(plan.steps).toEqual([changed]);
    });
  });

  it('earns no more than what it replaces where nothing is gained, and is left out then', () => {
    const cards = [card('gold', 1.5, 0), silver];
    expect(planFor({ catalog: { ...question.catalog, cards } }).steps).toEqual([]);
  });
});
