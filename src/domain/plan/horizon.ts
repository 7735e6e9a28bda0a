import { type Context, contextOf } from '../rewards/terms/context.ts';
import { type CapGrid, MONTHS_IN, periodOf } from '../rewards/year/timeline.ts';
import { MONTHS_A_YEAR } from '../rewards/year/valued-year.ts';
import { type Balance, balancesOf } from './balances.ts';
import type { PlanQuestion, Referral } from './plan-question.ts';

/** How the plan is divided into periods of caps and credits; `plan` is its whole length. */
export type PlanGrid = CapGrid | 'plan';

export type Horizon = {
  readonly question: PlanQuestion;
  readonly context: Context;
  readonly monthCount: number;
  /** By month: multiple of the profile's spending, 1 in the first year. */
  readonly growth: readonly number[];
  /** Cents by month and index of the sub-category, on top of the profile. */
  readonly oneTime: readonly Float64Array[];
  /** Stretches of each month: from the first up to, not including, the second index. */
  readonly stretchesOf: readonly (readonly [from: number, to: number])[];
  /** A cell is a sub-category in a stretch: its index is stretch × sub-categories + sub-category. Cents by cell. */
  readonly supplies: Float64Array;
  readonly cellCount: number;
  readonly periods: Readonly<Record<PlanGrid, Periods>>;
  /** Points on hand. */
  readonly balances: readonly Balance[];
  /** Referrals by slug of the opened card. */
  readonly referralsTo: ReadonlyMap<string, readonly Referral[]>;
  /** Slugs of cards that refer others. */
  readonly refers: ReadonlySet<string>;
};

/** By month of the plan: end of its period (exclusive), and the share of a whole period that lies in the plan. */
type Periods = { readonly ends: readonly number[]; readonly shares: readonly number[] };

function byOpened(referrals: readonly Referral[]): ReadonlyMap<string, readonly Referral[]> {
  const found = new Map<string, Referral[]>();
  for (const referral of referrals) {
    const list = found.get(referral.to);
    if (list) list.push(referral);
    else found.set(referral.to, [referral]);
  }
  return found;
}

export function horizonOf(question: PlanQuestion): Horizon {
  const { horizonMonths: monthCount, oneTime: purchases, referrals = [] } = question;
  const { catalog, preferences, spending, growthPercent, date } = question;
  const context = contextOf(
    { catalog, preferences, spending, date, year: 'first', held: [] },
    monthCount,
    purchases.map(({ subCategory }) => subCategory),
  );
  const { coverage, spendCents, stretches, months } = context;
  const width = coverage.slugs.length;
  const oneTime = months.map(() => new Float64Array(width));
  for (const { month, subCategory, cents } of purchases) {
    const at = coverage.slugs.indexOf(subCategory);
    const row = oneTime[month];
    if (row) row[at] = (row[at] ?? 0) + cents;
  }
  const stretchesOf = months.map((_, month): readonly [number, number] => {
    const from = stretches.findIndex((stretch) => stretch.month === month);
    return [from, from + stretches.filter((stretch) => stretch.month === month).length];
  });
  const cellCount = stretches.length * width;
  const growth = months.map(
    (_, month) => (1 + growthPercent / 100) ** Math.floor(month / MONTHS_A_YEAR),
  );
  const supplies = new Float64Array(cellCount);
  stretches.forEach(({ month, share }, stretch) => {
    for (let at = 0; at < width; at += 1) {
      const usual = ((spendCents[at] ?? 0) / MONTHS_A_YEAR) * (growth[month] ?? 1);
      const cents = usual + (oneTime[month]?.[at] ?? 0);
      supplies[stretch * width + at] = cents * share;
    }
  });
  const periodsOn = (grid: CapGrid): Periods => {
    const numbers = months.map((_, month) => periodOf(months, grid, month));
    return {
      ends: numbers.map((number) => numbers.lastIndexOf(number) + 1),
      shares: numbers.map(
        (number) => numbers.filter((other) => other === number).length / MONTHS_IN[grid],
      ),
    };
  };
  return {
    question,
    context,
    monthCount,
    growth,
    oneTime,
    stretchesOf,
    supplies,
    cellCount,
    balances: balancesOf(question, context),
    referralsTo: byOpened(referrals),
    refers: new Set(referrals.map(({ from }) => from)),
    periods: {
      month: periodsOn('month'),
      quarter: periodsOn('quarter'),
      half_year: periodsOn('half_year'),
      year: periodsOn('year'),
      plan: { ends: months.map(() => monthCount), shares: months.map(() => 1) },
    },
  };
}
