import { calendarMonthsBetween, type CalendarDate } from '../../calendar.ts';
import type { BonusTier, Card, Credit, CreditPeriod, PaymentCost } from '../catalog/card.ts';
import type { Scope } from '../catalog/sub-category.ts';
import type { Coverage } from '../rate/coverage.ts';
import { type CapGrid, gridOf } from '../year/timeline.ts';
import { MONTHS_A_YEAR } from '../year/valued-year.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';

/** A credit that pays back spending on its card. */
export type SpendCredit = {
  /** Index among the card's credits. */
  readonly credit: number;
  /** Maximum amount it pays back in one period of the grid, in cents. */
  readonly periodCents: number;
  readonly grid: CapGrid;
  /** Indexed by sub-category. */
  readonly isFor: readonly boolean[];
};

/** A step of a sign-up bonus that is still to be earned. */
type OpenTier = {
  /** Index among the steps of the bonus. */
  readonly tier: number;
  readonly needCents: number;
  /** Whole months from the opening in which the spending counts. */
  readonly months: number;
};

/** A wallet card's terms in the valued year, independent of its points' value. */
export type CardTerms = {
  /** Opened on the first day of the year, rather than held before. */
  readonly isOpened: boolean;
  /** By index of the sub-category: if payees accept the card, and their fee as a share of the payment. */
  readonly isUsable: readonly boolean[];
  readonly costs: readonly number[];
  /** Number of times each credit is given in the year, by index. */
  readonly timesGiven: readonly number[];
  readonly credits: readonly SpendCredit[];
  readonly tiers: readonly OpenTier[];
};

/** Spending that is met exactly is not missed by rounding. */
const EXACTLY = 1 - 1e-9;
const DAYS_A_MONTH = 30;

/** Times a year; a four-year credit counts a quarter each year, a single one in the year of the opening only. */
function timesAYear(period: CreditPeriod, isOpened: boolean): number {
  switch (period) {
    case 'month':
      return 12;
    case 'quarter':
      return 4;
    case 'half_year':
      return 2;
    case 'year':
      return 1;
    case 'four_years':
      return 1 / 4;
    case 'once':
      return isOpened ? 1 : 0;
  }
}

/** The share of the year's months in which a credit is given: those that begin until its last day. */
function shareGiven({ endsOn }: Credit, date: CalendarDate): number {
  if (endsOn === null) return 1;
  const months = calendarMonthsBetween(date, endsOn) + 1;
  return Math.min(MONTHS_A_YEAR, Math.max(0, months)) / MONTHS_A_YEAR;
}

/**
 * Number of times a credit is given in the year that begins with the month of `date`. A credit that ends within it
 * counts for its share of the months, a one-time credit in full.
 */
function timesGiven(credit: Credit, isOpened: boolean, date: CalendarDate): number {
  if (credit.excludesFirstYear && isOpened) return 0;
  const share = shareGiven(credit, date);
  const times = timesAYear(credit.period, isOpened);
  return credit.period === 'once' ? times * Math.ceil(share) : times * share;
}

/** Whole months of a window of days: at least one, and at most the valued year's. */
export function windowMonths(days: number): number {
  return Math.min(MONTHS_A_YEAR, Math.max(1, Math.floor(days / DAYS_A_MONTH)));
}

/** By index of the sub-category: true if one of the scopes covers it. */
export function coveredBy(coverage: Coverage, scopes: readonly Scope[]): readonly boolean[] {
  const covered = new Array<boolean>(coverage.slugs.length).fill(false);
  for (const scope of scopes) {
    for (const { subCategory } of coverage.covered(scope, 'any')) covered[subCategory] = true;
  }
  return covered;
}

/** The share that is charged in each sub-category: of the first list that names it, by its most specific entry. */
function costsOf(coverage: Coverage, lists: readonly (readonly PaymentCost[])[]): number[] {
  const costs = new Array<number>(coverage.slugs.length).fill(0);
  const said = new Set<number>();
  for (const list of lists) {
    const nearest = new Map<number, number>();
    for (const { covers, percent } of list) {
      for (const { subCategory, distance } of coverage.covered(covers, 'any')) {
        if (said.has(subCategory) || distance >= (nearest.get(subCategory) ?? Infinity)) continue;
        nearest.set(subCategory, distance);
        costs[subCategory] = percent / 100;
      }
    }
    for (const subCategory of nearest.keys()) said.add(subCategory);
  }
  return costs;
}

/** A step that counts the spending of so many months. */
export function openTierOf(tier: number, spendCents: number, months: number): OpenTier {
  return { tier, needCents: spendCents * EXACTLY, months };
}

/** Terms shared by all cards without their own: most cards are accepted everywhere. */
export function createTerms(problem: RewardProblem, coverage: Coverage) {
  const { catalog, preferences } = problem;
  const held = new Set(problem.held);
  const everywhere = new Array<boolean>(coverage.slugs.length).fill(true);
  const usableBy = new Map<string | null, readonly boolean[]>();
  const usualCosts = costsOf(coverage, [preferences.paymentCosts, catalog.paymentCosts]);

  const takenBy = (network: string | null): readonly boolean[] => {
    const known = usableBy.get(network);
    if (known) return known;
    const refused = catalog.notAccepted
      .filter(({ networks }) => network !== null && networks.includes(network))
      .map(({ covers }) => covers);
    const usable =
      refused.length === 0 ? everywhere : coveredBy(coverage, refused).map((is) => !is);
    usableBy.set(network, usable);
    return usable;
  };

  return (card: Card, { card: product }: HeldCard): CardTerms => {
    const isOpened = problem.year === 'first' && !held.has(product);
    const taken = takenBy(card.network);
    const given = card.credits.map((credit) => timesGiven(credit, isOpened, problem.date));
    const store = card.onlyAt && coveredBy(coverage, card.onlyAt);
    return {
      isOpened,
      isUsable: store ? taken.map((is, at) => is && (store[at] ?? false)) : taken,
      costs:
        card.paymentCosts.length === 0
          ? usualCosts
          : costsOf(coverage, [preferences.paymentCosts, card.paymentCosts, catalog.paymentCosts]),
      timesGiven: given,
      credits: creditsOf(card, given, isOpened, coverage),
      tiers: isOpened
        ? (card.bonus?.tiers ?? []).map((step, tier) =>
            openTierOf(tier, step.spendCents, windowMonths(step.windowDays)),
          )
        : [],
    };
  };
}

/** Spreads the amount of a credit that ends over the whole year, like its spending. */
function creditsOf(
  card: Card,
  given: readonly number[],
  isOpened: boolean,
  coverage: Coverage,
): readonly SpendCredit[] {
  return card.credits.flatMap((credit, index): SpendCredit[] => {
    const { spendOn, period, valueCents, usagePercent } = credit;
    const times = given[index] ?? 0;
    if (spendOn === null || times === 0) return [];
    if (spendOn.every((scope) => coverage.covered(scope, 'any').length === 0)) return [];
    const isFor = coveredBy(coverage, spendOn);
    const grid =
      period === 'month' || period === 'quarter' || period === 'half_year'
        ? gridOf(period)
        : 'year';
    const share = grid === 'year' ? times : times / timesAYear(period, isOpened);
    const periodCents = (valueCents * usagePercent * share) / 100;
    return periodCents > 0 ? [{ credit: index, periodCents, grid, isFor }] : [];
  });
}

/** The steps of an offer by the spending that they need, the least first. */
export function tierOf(card: Card, { tier }: OpenTier): BonusTier | null {
  return card.bonus?.tiers[tier] ?? null;
}
