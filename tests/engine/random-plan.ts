import { addDays, addMonths, calendarDate, endOfMonth } from '../../src/domain/calendar.ts';
import { ALWAYS } from '../../src/domain/date-span.ts';
import type {
  BonusTier,
  Card,
  Cap,
  Credit,
  EarningRule,
} from '../../src/domain/rewards/catalog/card.ts';
import type { OpeningRule, PastCard, PlanQuestion } from '../../src/domain/plan/plan-question.ts';
import { cents, centsPerPoint, percent, points, pointsPerDollar } from '../../src/domain/units.ts';
import { plainCard } from './plain-card.ts';
import { plainPreferences } from './plain-preferences.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

const SLUGS = ['gas', 'groceries', 'rent', 'other'];
const CAP_PERIODS = [
  'month',
  'billing_cycle',
  'quarter',
  'half_year',
  'calendar_year',
  'anniversary_year',
  'lifetime',
] as const;
const CREDIT_PERIODS = ['month', 'quarter', 'half_year', 'year', 'four_years', 'once'] as const;

const sub = (slug: string) => ({ kind: 'sub_category' as const, slug });

function ruleOf(random: SeededRandom, slug: string, date: PlanQuestion['date']): EarningRule {
  const first = addMonths(date, random.whole(1, 8));
  const dates = [
    ALWAYS,
    ALWAYS,
    { from: first, to: null },
    { from: null, to: addDays(first, -1) },
    { from: first, to: endOfMonth(addMonths(first, random.whole(0, 4))) },
  ];
  return {
    covers: sub(slug),
    rate: pointsPerDollar(random.pick([2, 3, 4, 6])),
    isAdditive: random.chance(0.15),
    cap: random.chance(0.5) ? 'cap' : null,
    choice: null,
    channel: 'any',
    validDuring: random.pick(dates),
  };
}

function creditOf(random: SeededRandom, index: number): Credit {
  return {
    slug: `credit-${index}`,
    spendOn: random.chance(0.7) ? random.sample(SLUGS, random.whole(1, 2)).map(sub) : null,
    valueCents: cents(random.pick([1_000, 5_000, 20_000])),
    period: random.pick(CREDIT_PERIODS),
    usagePercent: percent(random.pick([50, 100])),
    excludesFirstYear: random.chance(0.2),
    endsOn: null,
  };
}

function stepsOf(random: SeededRandom): readonly BonusTier[] {
  const spend = random.pick([50_000, 150_000, 300_000]);
  const windows = random.pick([[90], [180], [60, 150], [120, 120]]);
  return windows.map((windowDays, index) => ({
    spendCents: cents(spend * (index + 1)),
    windowDays,
    points: points(random.pick([0, 20_000, 60_000])),
    cashCents: cents(random.pick([0, 10_000, 40_000])),
  }));
}

function cardOf(random: SeededRandom, index: number, date: PlanQuestion['date']): Card {
  const fee = random.pick([0, 0, 9_500, 39_500]);
  const system = random.pick(['cash', 'alpha', 'alpha', 'beta']);
  const kind = system === 'alpha' ? random.whole(1, 3) : 0;
  const cap: Cap = {
    slug: 'cap',
    amountCents: cents(random.whole(5, 60) * 10_000),
    period: random.pick(CAP_PERIODS),
    fallbackRate: pointsPerDollar(random.pick([0, 1])),
  };
  return plainCard({
    slug: `card-${index}`,
    pointSystem: system,
    network: random.pick(['visa', 'amex', null]),
    annualFeeCents: cents(fee),
    firstYearFeeCents: cents(random.chance(0.5) ? 0 : fee),
    baseRate: pointsPerDollar(random.pick([1, 1, 1.5, 2])),
    unlocksTransfers: kind === 1,
    needsUnlock: kind === 2,
    firstYearEarnPercent: percent(random.chance(0.15) ? 100 : 0),
    caps: [cap],
    rules: random
      .sample(SLUGS, random.whole(0, 3))
      .map((slug) => ruleOf(random, slug, date))
      .filter(({ isAdditive, cap: capped }) => !isAdditive || capped === null),
    credits: Array.from({ length: random.pick([0, 0, 1, 2]) }, (_, at) => creditOf(random, at)),
    bonus: random.chance(0.7) ? { tiers: stepsOf(random) } : null,
  });
}

/** A card of a person's history, held or closed. */
export function randomPast(
  random: SeededRandom,
  date: PlanQuestion['date'],
  card: string,
): PastCard {
  const openedOn = addMonths(date, -random.whole(0, 30));
  const isClosed = random.chance(0.3);
  return {
    card,
    openedOn,
    closedOn: isClosed ? date : null,
    bonusOn: random.chance(0.5) ? openedOn : null,
    bonusesUnderWay: [],
  };
}

function rulesOf(random: SeededRandom, slugs: readonly string[]): readonly OpeningRule[] {
  const some = () => random.sample([...slugs], random.whole(1, slugs.length));
  const rules: OpeningRule[] = [];
  if (random.chance(0.5)) {
    rules.push({
      kind: 'velocity',
      slug: 'velocity',
      cards: some(),
      limit: random.whole(1, 3),
      months: random.pick([2, 3, 6, 24]),
      counts: random.chance(0.5) ? 'all' : some(),
    });
  }
  if (random.chance(0.5)) {
    rules.push({
      kind: 'once',
      slug: 'once',
      cards: some(),
      blockedBy: some(),
      months: random.pick([4, 24, null]),
      clock: random.pick(['opened', 'bonus']),
      what: random.pick(['bonus', 'card']),
    });
  }
  return rules;
}

/** A small plan question with everything at once, the same for the same seed. */
export function randomPlan(seed: number): PlanQuestion {
  const random = seededRandom(seed);
  const date = addMonths(calendarDate('2026-01-01'), random.whole(0, 11));
  const horizonMonths = random.pick([5, 8, 12, 14, 17, 26]);
  const cards = Array.from({ length: random.whole(3, 5) }, (_, index) =>
    cardOf(random, index, date),
  );
  const slugs = cards.map(({ slug }) => slug);
  const history = random
    .sample(slugs, random.whole(0, 2))
    .map((slug) => randomPast(random, date, slug));
  if (random.chance(0.3))
    history.push({ ...randomPast(random, date, 'elsewhere'), closedOn: date });
  const held = history.filter(({ closedOn }) => closedOn === null).map(({ card }) => card);
  const none = { giftCardValue: null, statusLevelValue: null };
  const value = (travel: number, cash: number, locked: number | null) => ({
    ...none,
    travelValue: centsPerPoint(travel),
    cashValue: centsPerPoint(cash),
    untransferableValue: locked === null ? null : centsPerPoint(locked),
  });
  return {
    catalog: {
      pointSystems: [
        { slug: 'cash', ...value(1, 1, null) },
        { slug: 'alpha', ...value(1.6, 1, 0.9) },
        { slug: 'beta', ...value(1.2, 0.6, null) },
      ],
      subCategories: [],
      cards,
      paymentCosts: [{ covers: sub('rent'), percent: percent(random.pick([0, 2])) }],
      notAccepted: random.chance(0.3) ? [{ covers: sub('rent'), networks: ['amex'] }] : [],
    },
    preferences: plainPreferences(random.pick(['travel', 'cash'])),
    spending: Object.fromEntries(
      SLUGS.map((slug) => [slug, cents(random.pick([0, 120_000, 300_000, 600_000]))]),
    ),
    growthPercent: percent(0),
    date,
    horizonMonths,
    oneTime: random.chance(0.4)
      ? [
          {
            month: random.whole(0, horizonMonths - 1),
            subCategory: random.pick(['other', 'boats']),
            cents: cents(random.pick([100_000, 250_000])),
          },
        ]
      : [],
    history,
    rules: rulesOf(random, slugs),
    feeRefundDays: {},
    productChanges: [],
    limits: {
      atMostNew: random.whole(1, 3),
      atMostPerMonth: random.whole(1, 2),
      atMostHeld: random.chance(0.3) ? held.length + random.whole(0, 2) : null,
      atMostFeesCents: null,
      noOpeningMonths: [],
      excluded: random.chance(0.2) ? [random.pick(slugs)] : [],
      keep: held.slice(0, random.whole(0, 1)),
      mayClose: random.chance(0.8),
    },
  };
}
