import type { CapGrid } from '../year/timeline.ts';
import type { YearMonth } from '../year/valued-year.ts';
import type { OpenSwitch, Solved } from './branch-choices.ts';
import { type ChoiceSeat, decideAll, type Decisions, monthMarks } from './decisions.ts';
import { rowsOfClass } from './cut-program.ts';
import { type Mix, mixPlans } from './mix-plans.ts';
import { bestMonthPlan, type PlanBudget, type Planning } from './plan.ts';
import { bestPlan, majority, mostMixed } from './plan-span.ts';
import { floorCents } from './solve-program.ts';
import { rowReach, yearOfClasses, yearOfPeriods } from './span.ts';

/** `monthLabels` are equal for months with the same rules. */
function planningOf(
  { program, openCount }: Solved,
  monthLabels: readonly string[],
  budget: PlanBudget,
): Planning {
  const labels = program.timeline.classes.map(([month = 0]) => monthLabels[month] ?? '');
  return {
    program,
    openCount,
    rows: rowsOfClass(program),
    limits: [
      ...program.caps.map(({ limit }) => limit),
      ...program.bonuses.map((bonus) => floorCents(program, bonus)),
    ],
    reach: rowReach(program),
    labels,
    budget,
  };
}

const pricesOf = ({ allocation }: Solved) =>
  Float64Array.from([...allocation.capPrices, ...allocation.bonusPrices]);

/** A bound by whole plans for classes of alike months, and decisions near to it. */
type MonthsPlanned = {
  readonly boundCents: number;
  readonly decisions: Decisions;
  /** The option the months disagree about most; null if all alike months agree. */
  readonly open: OpenSwitch | null;
};

/** Mixes plans of whole months; the bound may stop at `least`. */
export function planMonths(
  solved: Solved,
  seats: readonly ChoiceSeat[],
  monthLabels: readonly string[],
  least: number,
  budget: PlanBudget,
): MonthsPlanned {
  const planning = planningOf(solved, monthLabels, budget);
  const year = yearOfClasses(solved.program.timeline);
  const mix = mixPlans(planning, year, pricesOf(solved), least, {
    alike: year.parts.map((part) => [part]),
    findPlan: (part, prices, worth) => bestMonthPlan(planning, part, prices, new Map(), worth),
    planFor: (plan) => plan,
    known: [],
  });
  const most = mostMixed(solved.program, year, mix, new Map());
  const option = most && solved.program.switches[most.row];
  return {
    boundCents: mix.boundCents,
    decisions: spread(solved, planning, mix, seats),
    open: most && option ? { ...option, index: most.row, share: most.share } : null,
  };
}

/** Assigns each plan about as many months as its share, evenly over the year. */
function spread(
  solved: Solved,
  planning: Planning,
  mix: Mix,
  seats: readonly ChoiceSeat[],
): Decisions {
  const { classes } = solved.program.timeline;
  const chosenIn = new Map<number, ReadonlySet<number>>();
  classes.forEach((months, monthClass) => {
    const plans = mix.plans
      .filter(({ plan }) => plan.span.classes.includes(monthClass))
      .map(({ plan, share }) => ({ chosen: plan.chosen, share, given: 0 }));
    months.forEach((month, index) => {
      const lag = ({ share, given }: (typeof plans)[number]) => share * (index + 1) - given;
      const [next] = plans.toSorted((a, b) => lag(b) - lag(a));
      if (!next) return;
      next.given += 1;
      chosenIn.set(month, next.chosen);
    });
  });
  const yearly = majority(planning, yearOfClasses(solved.program.timeline), mix, new Map());
  return decideRows(solved, seats, (row, month) =>
    month === null ? yearly.has(row) : chosenIn.get(month)?.has(row) === true,
  );
}

/** Decides the open options by the rows of their switches; `month` is null for a choice made once. */
function decideRows(
  { program, decisions }: Solved,
  seats: readonly ChoiceSeat[],
  isIn: (row: number, month: number | null) => boolean,
): Decisions {
  const { classes } = program.timeline;
  return decideAll(decisions, (seat, option, month) => {
    const isMonthly = seats[seat]?.isMonthly === true;
    const row = program.switches.findIndex(
      (each) =>
        each.seat === seat &&
        each.option === option &&
        (each.monthClass === null || classes[each.monthClass]?.includes(month) === true),
    );
    return row >= 0 && isIn(row, isMonthly ? month : null);
  });
}

type PeriodsPlanned = {
  /** Null: no decisions are worth more than asked for. */
  readonly decisions: Decisions | null;
  /** Their value; −Infinity if there is none. */
  readonly planCents: number;
  /** Upper bound on skipped plans; −Infinity if none was skipped. */
  readonly skippedCents: number;
};

/** The best decisions where caps tie the months of a quarter or half year together; each month its own class. */
export function planPeriods(
  solved: Solved,
  seats: readonly ChoiceSeat[],
  monthLabels: readonly string[],
  {
    months,
    grids,
  }: { readonly months: readonly YearMonth[]; readonly grids: ReadonlySet<CapGrid> },
  least: number,
  budget: PlanBudget,
): PeriodsPlanned {
  const year = yearOfPeriods(solved.program.timeline, months, grids);
  const labels = monthMarks(solved.decisions, seats, monthLabels);
  const { plan, skippedCents } = bestPlan(
    planningOf(solved, labels, budget),
    new Map(),
    year,
    pricesOf(solved),
    new Map(),
    least,
  );
  const decisions = plan && decideRows(solved, seats, (row) => plan.chosen.has(row));
  return { decisions, planCents: plan?.profitCents ?? -Infinity, skippedCents };
}
