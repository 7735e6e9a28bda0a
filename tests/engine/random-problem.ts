import { calendarDate } from '../../src/domain/calendar.ts';
import type {
  Cap,
  Card,
  Choice,
  Credit,
  EarningRule,
} from '../../src/domain/rewards/catalog/card.ts';
import type { Scope } from '../../src/domain/rewards/catalog/sub-category.ts';
import { ALWAYS } from '../../src/domain/date-span.ts';
import type { PointValues } from '../../src/domain/rewards/catalog/point-system.ts';
import { cents, centsPerPoint, percent, points, pointsPerDollar } from '../../src/domain/units.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { oddEarning, oddSpan } from './odd-earning.ts';
import { addTerms, type TermsKind } from './random-terms.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

export type RandomShape = {
  readonly cards: number;
  readonly subCategories: number;
  /** True if rules may begin and end on any day, not only with quarters. */
  readonly oddDates: boolean;
  readonly topSpend: boolean;
  /** True if some cards combine features that no issuer would, and members have their own values and selections. */
  readonly odd?: boolean;
  /** False to leave out rotating quarters; without them and odd dates, every month of the year is alike. */
  readonly rotating?: boolean;
  /** Random parts other than earning; by default all, with windows of any length. */
  readonly terms?: TermsKind | 'none';
};

const DATES = ['2026-01-31', '2026-02-10', '2026-04-01', '2025-09-15', '2026-11-30'];
const QUARTERS = [
  ['2026-01-01', '2026-03-31'],
  ['2026-04-01', '2026-06-30'],
  ['2026-07-01', '2026-09-30'],
  ['2026-10-01', '2026-12-31'],
] as const;

const sub = (slug: string): Scope => ({ kind: 'sub_category', slug });

function rule(slug: string, rate: number, more: Partial<EarningRule> = {}): EarningRule {
  return {
    covers: sub(slug),
    rate: pointsPerDollar(rate),
    isAdditive: false,
    cap: null,
    choice: null,
    channel: 'any',
    validDuring: ALWAYS,
    ...more,
  };
}

function cap(slug: string, dollars: number, period: Cap['period'], fallback: number): Cap {
  return {
    slug,
    amountCents: cents(dollars * 100),
    period,
    fallbackRate: pointsPerDollar(fallback),
  };
}

function choice(
  random: SeededRandom,
  slugs: readonly string[],
  mode: Choice['mode'],
  capSlug: string,
): Choice {
  return {
    slug: `choice-${random.whole(1, 1e9)}`,
    mode,
    chooseCount: random.whole(1, 2),
    rate: pointsPerDollar(random.whole(3, 6)),
    cap: capSlug,
    options: random
      .sample(slugs, random.whole(2, 5))
      .map((slug) => ({ slug, covers: [sub(slug)] })),
  };
}

type Earning = Pick<Card, 'caps' | 'choices' | 'rules'>;

function earningOf(random: SeededRandom, slugs: readonly string[], shape: RandomShape): Earning {
  const some = (least: number, most: number) => random.sample(slugs, random.whole(least, most));
  const span = () => (shape.oddDates && random.chance(0.5) ? oddSpan(random) : ALWAYS);
  if (shape.odd === true && random.chance(0.5)) return oddEarning(random, slugs);
  const drawn = random.whole(0, shape.topSpend ? 6 : 5);
  const kind = drawn === 3 && shape.rotating === false ? 1 : drawn;
  switch (kind) {
    case 0:
      return { caps: [], choices: [], rules: some(1, 4).map((s) => rule(s, random.whole(2, 5))) };
    case 1:
    case 2: {
      const period = random.pick([
        'month',
        'quarter',
        'half_year',
        'calendar_year',
        'anniversary_year',
      ] as const);
      const dollars = random.whole(4, 50) * (period === 'month' ? 50 : 250);
      return {
        caps: [cap('shared', dollars, period, 1)],
        choices: [],
        rules: some(2, 5).map((s) =>
          rule(s, random.whole(2, 6), {
            cap: random.chance(0.85) ? 'shared' : null,
            validDuring: span(),
          }),
        ),
      };
    }
    case 3:
      return {
        caps: [
          cap('quarterly', 1500, 'quarter', 0),
          cap('standing', random.whole(2, 20) * 500, 'half_year', 1),
        ],
        choices: [],
        rules: [
          ...QUARTERS.flatMap(([from, to]) =>
            some(1, 2).map((s) =>
              rule(s, 4, {
                isAdditive: true,
                cap: 'quarterly',
                validDuring: shape.oddDates
                  ? oddSpan(random)
                  : { from: calendarDate(from), to: calendarDate(to) },
              }),
            ),
          ),
          ...some(1, 3).map((s) =>
            rule(s, 3, { cap: random.chance(0.5) ? 'standing' : null, validDuring: span() }),
          ),
        ],
      };
    case 4:
    case 5:
      return {
        caps: [cap('chosen', random.whole(4, 12) * 250, random.pick(['quarter', 'month']), 1)],
        choices: [choice(random, slugs, 'member_selected', 'chosen')],
        rules: some(1, 2).map((s) => rule(s, 2, { cap: 'chosen' })),
      };
    default:
      return {
        caps: [cap('cycle', random.whole(2, 12) * 100, 'billing_cycle', 1)],
        choices: [choice(random, slugs, 'top_spend', 'cycle')],
        rules: [],
      };
  }
}

function creditsOf(random: SeededRandom): readonly Credit[] {
  if (random.chance(0.6)) return [];
  return [
    {
      slug: 'credit',
      spendOn: null,
      valueCents: cents(random.pick([1_000, 5_000, 10_000])),
      period: random.pick(['month', 'quarter', 'half_year', 'year', 'four_years', 'once']),
      usagePercent: percent(random.pick([25, 50, 100])),
      excludesFirstYear: random.chance(0.3),
      endsOn: null,
    },
  ];
}

function cardOf(random: SeededRandom, index: number, slugs: readonly string[], shape: RandomShape) {
  const fee = random.pick([0, 0, 0, 9_500, 15_000, 32_500]);
  const system = random.pick(['cash', 'cash', 'alpha', 'alpha', 'beta']);
  const isAlpha = system === 'alpha';
  const unlocks = isAlpha && fee > 0 && random.chance(0.6);
  const earning = earningOf(random, slugs, shape);
  const card: Card = {
    slug: `card-${index}`,
    issuer: `issuer-${random.whole(1, 5)}`,
    network: null,
    family: null,
    isBusiness: random.chance(0.2),
    onlyAt: null,
    paymentCosts: [],
    pointSystem: system,
    annualFeeCents: cents(fee),
    firstYearFeeCents: cents(random.chance(0.3) ? 0 : fee),
    foreignTransactionFeePercent: percent(random.pick([0, 0, 3])),
    baseRate: pointsPerDollar(random.pick([1, 1, 1, 1.5, 2])),
    unlocksTransfers: unlocks,
    needsUnlock: isAlpha && !unlocks && random.chance(0.7),
    tierBonusPercent: percent(random.pick([0, 0, 0, 25, 50, 75])),
    firstYearEarnPercent: percent(0),
    ...earning,
    linked: [],
    credits: fee > 0 ? creditsOf(random) : [],
    bonus: random.chance(0.5)
      ? {
          tiers: [
            {
              spendCents: cents(random.pick([50_000, 400_000, 1_500_000])),
              windowDays: random.pick([90, 180]),
              points: points(random.pick([20_000, 60_000])),
              cashCents: cents(random.pick([0, 10_000])),
            },
          ],
        }
      : null,
  };
  return card;
}

const CHANNEL_SLUGS = ['portal-travel', 'prepaid-hotels', 'online-shopping'];

/** A catalog and a member that use every feature of the engine, the same for the same seed. */
export function randomProblem(seed: number, shape: RandomShape): RewardProblem {
  const { terms = 'any' } = shape;
  const problem = randomEarning(seed, shape);
  /* Separate random numbers, so that a seed's earning rules are the same with other terms. */
  return terms === 'none' ? problem : addTerms(problem, seededRandom(seed + 700_000), terms);
}

function randomEarning(seed: number, shape: RandomShape): RewardProblem {
  const random = seededRandom(seed);
  const isOdd = shape.odd === true;
  const slugs = Array.from({ length: shape.subCategories }, (_, index) => {
    if (index === 0) return 'foreign-spend';
    return (isOdd ? CHANNEL_SLUGS[index - 1] : null) ?? `sub-${index}`;
  });
  const value = (cpp: number) => centsPerPoint(cpp);
  const none = { giftCardValue: null, statusLevelValue: null };
  const cards = Array.from({ length: shape.cards }, (_, index) =>
    cardOf(random, index, slugs, shape),
  );
  const redemption = isOdd
    ? random.pick(['travel', 'cash', 'gift_card', 'status_level'] as const)
    : random.pick(['travel', 'cash'] as const);
  return {
    catalog: {
      pointSystems: [
        { slug: 'cash', travelValue: value(1), cashValue: value(1), untransferableValue: null },
        {
          slug: 'alpha',
          travelValue: value(1.6),
          cashValue: isOdd ? null : value(1),
          untransferableValue: isOdd && random.chance(0.5) ? null : value(0.9),
        },
        { slug: 'beta', travelValue: value(1.2), cashValue: value(0.6), untransferableValue: null },
      ].map((system) => ({ ...none, ...system })),
      subCategories: [],
      paymentCosts: [],
      notAccepted: [],
      cards,
    },
    preferences: {
      redemption,
      pointValues: isOdd && random.chance(0.5) ? { beta: ownValues(random) } : {},
      ownRates: [],
      selected: isOdd ? selections(random, cards) : {},
      paymentCosts: [],
    },
    spending: Object.fromEntries(
      slugs.map((slug) => [slug, cents(random.chance(0.15) ? 0 : random.whole(1, 80) * 12_000)]),
    ),
    date: calendarDate(random.pick(DATES)),
    year: random.pick(['steady', 'first']),
    held: [],
  };
}

function ownValues(random: SeededRandom): PointValues {
  const value = () => (random.chance(0.5) ? centsPerPoint(random.whole(3, 20) / 10) : null);
  return {
    travelValue: value(),
    cashValue: value(),
    giftCardValue: value(),
    statusLevelValue: value(),
  };
}

/** Draws the member's selection for some of the choices: at times fewer options than allowed, or none. */
function selections(random: SeededRandom, cards: readonly Card[]) {
  const chosen = cards.flatMap((card) =>
    card.choices.flatMap(({ slug, mode, chooseCount, options }) => {
      if (mode !== 'member_selected' || random.chance(0.6)) return [];
      const picked = random.sample(options, random.whole(0, chooseCount ?? 1));
      return [[slug, picked.map((option) => option.slug)] as const];
    }),
  );
  return Object.fromEntries(chosen);
}
