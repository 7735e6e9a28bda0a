import { expect, it } from 'vitest';
import { plainCard } from '../../../tests/engine/plain-card.ts';
import { plainPreferences } from '../../../tests/engine/plain-preferences.ts';
import { calendarDate } from '../calendar.ts';
import { ALWAYS } from '../date-span.ts';
import type { Card, Credit } from '../rewards/catalog/card.ts';
import { cents, centsPerPoint, percent, points, pointsPerDollar } from '../units.ts';
import { describePlan } from './describe-plan.ts';
import { planAhead } from './plan-ahead.ts';
import type { HoldingRule, PastCard, PlanQuestion } from './plan-question.ts';

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
  const credit: Credit = {
    slug: 'credit',
    valueCents: cents(100),
    period: 'year',
    usagePercent: percent(100),
    spendOn: [{ kind: 'sub_category', slug: 'other' }],
    excludesFirstYear: true,
    endsOn: null,
  };
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

const tier = { spendCents: cents(100_000), windowDays: 60, points: points(0) };
const offer = { tiers: [{ ...tier, cashCents: cents(30_000) }] };
const two = [card('old', 1), card('older', 1)];
const own = [held('old', '2025-06-10'), held('older', '2020-09-01')];
const wanted = { ...card('wanted', 1), bonus: offer };

/** An issuer's rule that allows so many cards at a time, or pays no bonus beside them. */
const allow = (limit: number, more: Partial<HoldingRule> = {}): Partial<PlanQuestion> => ({
  rules: [
    {
      ...{ kind: 'holding', slug: 'limit', cards: ['wanted'], counts: ['old', 'older', 'wanted'] },
      ...{ limit, months: 0, what: 'card', ...more },
    },
  ],
});

it('closes a free card at its anniversary where a rule about cards held then lets a better one in', () => {
  const plan = bestOf([...two, wanted], own, allow(2));
  expect(plan.steps).toEqual([
    {
      month: 3,
      action: 'close',
      card: 'old',
      room: { card: 'wanted', rule: 'limit', what: 'card' },
    },
    { month: 3, action: 'open', card: 'wanted' },
  ]);
  expect(plan.netCents).toBe(12_000 + 30_000);
  // In the months after a closing too, if the rule looks back.
  const later = bestOf([...two, wanted], own, allow(2, { months: 4 }));
  expect(later.steps.map(({ month }) => month)).toEqual([3, 7]);
  // Two have to go, the last in the seventh month.
  expect(bestOf([...two, wanted], own, allow(1)).steps.map(({ month }) => month)).toEqual([
    3, 6, 6,
  ]);
});

it('closes a free card for a bonus that its holders are refused', () => {
  const { steps } = bestOf([...two, wanted], own, allow(1, { counts: ['old'], what: 'bonus' }));
  expect(steps).toMatchObject([
    { action: 'close', card: 'old', room: { card: 'wanted', rule: 'limit', what: 'bonus' } },
    { action: 'open', card: 'wanted' },
  ]);
});

it('keeps a free card where no rule needs its place, or the place is worth nothing', () => {
  const actionsOf = (cards: readonly Card[], rest: Partial<PlanQuestion>) =>
    bestOf(cards, own, rest).steps.map((step) => `${step.action} ${step.card}`);
  expect(actionsOf([...two, wanted], allow(3))).toEqual(['open wanted']);
  expect(actionsOf([...two, wanted], {})).toEqual(['open wanted']);
  expect(actionsOf([...two, card('wanted', 1)], allow(2))).toEqual([]);
  const { limits } = question;
  const kept = { ...limits, keep: ['old', 'older'] };
  expect(actionsOf([...two, wanted], { ...allow(2), limits: kept })).toEqual([]);
});

it('shows no closing of a free card by a plan on the way to the best', () => {
  const search = planAhead({
    ...question,
    catalog: { ...question.catalog, cards: two },
    history: own,
  });
  const [first] = search;
  const { best } = first ?? {};
  if (!best) throw new Error('there is a plan');
  const closed = best.tenures.map((tenure, at) => (at === 0 ? { ...tenure, until: 3 } : tenure));
  expect(describePlan({ ...best, tenures: closed }).steps).toEqual([]);
});

it('claims no proof where the months of two linked rates were not all divided', () => {
  const linkedCard = (slug: string, rate: number): Card => ({
    ...card(slug, 1),
    caps: [
      {
        slug: 'cap',
        amountCents: cents(50_000),
        period: 'month',
        fallbackRate: pointsPerDollar(1),
      },
    ],
    rules: [
      {
        covers: { kind: 'sub_category', slug: 'other' },
        rate: pointsPerDollar(4),
        isAdditive: false,
        cap: 'cap',
        choice: null,
        channel: 'any',
        validDuring: ALWAYS,
      },
    ],
    linked: [
      {
        slug: 'link',
        covers: [{ kind: 'sub_category', slug: 'rent' }],
        steps: [
          { atLeast: 0.5, rate: pointsPerDollar(0.5) },
          { atLeast: 0.75, rate: pointsPerDollar(1) },
          { atLeast: 1, rate: pointsPerDollar(rate) },
        ],
        otherwisePoints: points(250),
        or: null,
      },
    ],
  });
  const cards = [linkedCard('first', 1.25), linkedCard('second', 2), card('flat', 1.5)];
  const search = planAhead({
    ...question,
    catalog: { ...question.catalog, cards },
    spending: { other: cents(1_200_000), rent: cents(2_400_000) },
    history: cards.map(({ slug }) => held(slug, '2025-06-01')),
    limits: { ...question.limits, atMostNew: 0, mayClose: false },
  });
  let step = search.next();
  while (step.done !== true) step = search.next();
  const { best, boundCents, isProven } = step.value;
  // A search without a limit on its programs divides the spending for $870.
  expect(isProven).toBe((best?.netCents ?? 0) > 86_999);
  expect(boundCents).toBeGreaterThan(86_999);
});

it.each(['member_selected', 'top_spend'] as const)(
  'has a plan with a card whose holder chooses twenty of forty options (%s)',
  (mode) => {
    const slugs = Array.from({ length: 40 }, (_, index) => `shop-${index}`);
    const options = slugs.map((slug) => ({
      slug,
      covers: [{ kind: 'sub_category' as const, slug }],
    }));
    const wide: Card = {
      ...card('wide', 1),
      choices: [
        { slug: 'pick', mode, chooseCount: 20, rate: pointsPerDollar(3), cap: null, options },
      ],
    };
    const search = planAhead({
      ...question,
      catalog: { ...question.catalog, cards: [wide] },
      spending: Object.fromEntries(slugs.map((slug) => [slug, cents(10_000)])),
      history: [held('wide', '2025-06-01')],
      limits: { ...question.limits, atMostNew: 0, mayClose: false },
    });
    let step = search.next();
    while (step.done !== true) step = search.next();
    // Half at 3% and half at 1%.
    expect(step.value.best?.netCents).toBeCloseTo(8_000);
  },
);

it('has a plan with a card of twenty-four linked rates that earn in one of two ways', () => {
  const slugs = Array.from({ length: 24 }, (_, index) => `bill-${index}`);
  const linked: Card = {
    ...card('linked', 1),
    linked: slugs.map((slug) => ({
      slug: `link-${slug}`,
      covers: [{ kind: 'sub_category', slug }],
      steps: [{ atLeast: 0.5, rate: pointsPerDollar(0.5) }],
      otherwisePoints: points(0),
      or: { pointsPerOtherDollar: 1, atMostRate: pointsPerDollar(1) },
    })),
  };
  const search = planAhead({
    ...question,
    catalog: { ...question.catalog, cards: [linked] },
    spending: {
      ...Object.fromEntries(slugs.map((slug) => [slug, cents(10_000)])),
      other: cents(1_200_000),
    },
    history: [held('linked', '2025-06-01')],
    limits: { ...question.limits, atMostNew: 0, mayClose: false },
  });
  let step = search.next();
  while (step.done !== true) step = search.next();
  const { best, boundCents } = step.value;
  expect(best?.netCents).toBeGreaterThan(12_000);
  expect(boundCents).toBeGreaterThanOrEqual(best?.netCents ?? Infinity);
});
