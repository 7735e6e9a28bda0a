import type {
  BonusTier,
  Card,
  Credit,
  PaymentCost,
} from '../../src/domain/rewards/catalog/card.ts';
import type { Catalog } from '../../src/domain/rewards/catalog/catalog.ts';
import type { Scope, SubCategory } from '../../src/domain/rewards/catalog/sub-category.ts';
import { cents, centsPerPoint, percent, points } from '../../src/domain/units.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Frequency of each feature, and the possible bonus windows. */
export type TermsKind = 'any' | 'issued';

const CHANCES = {
  /** Every feature, often: few cards must cover them all. */
  any: { credits: 0.5, bonus: 0.6, steps: 0.4, family: 0.4, raised: 0.2, store: 0.1, exempt: 0.25 },
  /** About as issuers design them. */
  issued: {
    credits: 0.3,
    bonus: 0.6,
    steps: 0.1,
    family: 0.3,
    raised: 0.03,
    store: 0.05,
    exempt: 0.05,
  },
} as const;

const NETWORKS = ['visa', 'visa', 'mastercard', 'amex', 'discover'] as const;
const PERIODS = ['month', 'quarter', 'half_year', 'year', 'four_years', 'once'] as const;

const sub = (slug: string): Scope => ({ kind: 'sub_category', slug });

function creditOn(random: SeededRandom, index: number, slugs: readonly string[]): Credit {
  const period = random.pick(PERIODS);
  return {
    slug: `credit-on-${index}`,
    spendOn: random.sample(slugs, random.whole(1, 3)).map(sub),
    valueCents: cents(random.whole(1, 30) * (period === 'month' ? 100 : 1_000)),
    period,
    usagePercent: percent(random.pick([0, 50, 80, 100, 100])),
    excludesFirstYear: random.chance(0.2),
    endsOn: null,
  };
}

/** Tiers that the spending just reaches, exceeds, or misses. */
function tiersOf(random: SeededRandom, kind: TermsKind, yearlyCents: number): BonusTier[] {
  const windows = Array.from({ length: random.chance(CHANCES[kind].steps) ? 2 : 1 }, () =>
    kind === 'issued' ? random.pick([90, 90, 90, 180]) : random.whole(30, 365),
  ).sort((a, b) => a - b);
  let before = 0;
  return windows.map((windowDays) => {
    const months = Math.max(1, Math.floor(windowDays / 30));
    const share = random.chance(0.1) ? 1 : random.whole(5, 105) / 100;
    const spendCents = cents(Math.max(before, (yearlyCents / 12) * Math.min(12, months) * share));
    before = spendCents;
    return {
      spendCents,
      windowDays,
      points: points(random.pick([0, 10_000, 30_000, 75_000])),
      cashCents: cents(random.pick([0, 0, 5_000, 20_000])),
    };
  });
}

function withTerms(random: SeededRandom, kind: TermsKind, card: Card, problem: RewardProblem) {
  const slugs = Object.keys(problem.spending);
  const chances = CHANCES[kind];
  const yearly = Object.values(problem.spending).reduce((sum, amount) => sum + amount, 0);
  const credits = random.chance(chances.credits) ? random.whole(1, 2) : 0;
  return {
    ...card,
    network: random.chance(0.1) ? null : random.pick(NETWORKS),
    family: random.chance(chances.family) ? `family-${random.whole(1, 3)}` : null,
    onlyAt: random.chance(chances.store) ? random.sample(slugs, random.whole(1, 3)).map(sub) : null,
    paymentCosts: random.chance(chances.exempt) ? [costOf(random, slugs, [0, 0, 1])] : [],
    pointSystem: random.chance(0.1) && !card.needsUnlock ? 'gamma' : card.pointSystem,
    firstYearEarnPercent: percent(random.chance(chances.raised) ? random.pick([50, 100]) : 0),
    credits: [
      ...card.credits,
      ...Array.from({ length: credits }, (_, index) => creditOn(random, index, slugs)),
    ],
    bonus: random.chance(chances.bonus) ? { tiers: tiersOf(random, kind, yearly) } : card.bonus,
  };
}

function costOf(
  random: SeededRandom,
  slugs: readonly string[],
  percents: readonly number[],
): PaymentCost {
  return { covers: sub(random.pick(slugs)), percent: percent(random.pick(percents)) };
}

/** Some sub-categories below others, and two categories of all. */
function treeOf(random: SeededRandom, slugs: readonly string[]): readonly SubCategory[] {
  return slugs.map((slug, index) => ({
    slug,
    category: `group-${random.whole(1, 2)}`,
    parent: index > 0 && random.chance(0.3) ? (slugs[random.whole(0, index - 1)] ?? null) : null,
  }));
}

function withCosts(random: SeededRandom, catalog: Catalog, slugs: readonly string[]) {
  const covers = (): Scope =>
    random.chance(0.2)
      ? { kind: 'category', slug: `group-${random.whole(1, 2)}` }
      : sub(random.pick(slugs));
  /* Keeps options of a choice on one level, none below another. */
  const hasChoices = catalog.cards.some((card) => card.choices.length > 0);
  return {
    ...catalog,
    pointSystems: [
      ...catalog.pointSystems,
      {
        slug: 'gamma',
        travelValue: centsPerPoint(0.5),
        cashValue: null,
        giftCardValue: null,
        statusLevelValue: null,
        untransferableValue: null,
      },
    ].map((system) =>
      system.slug === 'alpha' && random.chance(0.2)
        ? { ...system, untransferableValue: centsPerPoint(1.2) }
        : system,
    ),
    subCategories: random.chance(0.3) && !hasChoices ? treeOf(random, slugs) : [],
    paymentCosts: random.chance(0.5)
      ? [{ covers: covers(), percent: percent(random.pick([1, 1.5, 2.9])) }]
      : [],
    notAccepted: random.chance(0.5)
      ? [{ covers: covers(), networks: random.sample([...new Set(NETWORKS)], 2) }]
      : [],
  };
}

/**
 * Adds benefits and costs to a question: credits that reimburse spending, bonuses in tiers, first-year matches, store
 * cards, families, networks, payment costs, and cards already held.
 */
export function addTerms(
  problem: RewardProblem,
  random: SeededRandom,
  kind: TermsKind,
): RewardProblem {
  const slugs = Object.keys(problem.spending);
  const catalog = withCosts(random, problem.catalog, slugs);
  const cards = catalog.cards.map((card) => withTerms(random, kind, card, problem));
  return {
    ...problem,
    catalog: { ...catalog, cards },
    preferences: {
      ...problem.preferences,
      paymentCosts: random.chance(0.3) ? [costOf(random, slugs, [0, 1])] : [],
    },
    held: cards.filter(() => random.chance(0.25)).map(({ slug }) => slug),
  };
}
