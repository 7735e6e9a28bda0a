import { mostOpen, NO_SHARE } from './branch-choices.ts';
import { type RowPrices, cutProgram, type RowsOfClass } from './cut-program.ts';
import type { OptionState } from './decisions.ts';
import type { Program } from './program.ts';
import { type OpenCount, solveProgram } from './solve-program.ts';
import type { Span } from './span.ts';

/** How a span of the year is spent, with every option decided. */
export type Plan = {
  readonly span: Span;
  /** Rows of the options that are in. */
  readonly chosen: ReadonlySet<number>;
  readonly valueCents: number;
  /** Units of each row that the span pays for. */
  readonly used: ReadonlyMap<number, number>;
  /** Value less the price paid for them. */
  readonly profitCents: number;
};

/** Result of a search for the most profitable plan. */
export type FoundPlan = {
  /** Null: no plan is better than asked for. */
  readonly plan: Plan | null;
  /** Upper bound on the profit of skipped plans; −Infinity if the search was complete. */
  readonly skippedCents: number;
};

/** Options that are decided, by row. */
export type States = ReadonlyMap<number, OptionState>;

/** Activities and switches of a month of a wallet of real cards, at most: the work of a plan grows by the square. */
const USUAL_SIZE = 150;

/** Remaining number of plans to search, a large one counting as several; anything beyond keeps its bound. */
export type PlanBudget = { left: number };

export type Planning = {
  readonly program: Program;
  readonly openCount: OpenCount;
  readonly rows: RowsOfClass;
  /** Limits of caps, then of minimum spends, and the classes of months that each of these rows counts spend of. */
  readonly limits: readonly number[];
  readonly reach: readonly ReadonlySet<number>[];
  /** Equal for classes whose months have the same rules. */
  readonly labels: readonly string[];
  readonly budget: PlanBudget;
};

const TOLERANCE_CENTS = 1e-6;

/** True if months outside the span, or several alike months in it, share a row. */
export function isPaidBy({ program, reach }: Planning, span: Span, row: number): boolean {
  const [monthClass = 0, ...others] = span.classes;
  const isOneOfMany =
    others.length === 0 && (program.timeline.classes[monthClass]?.length ?? 0) > 1;
  if (isOneOfMany && program.caps[row]?.grid !== 'month') return true;
  return [...(reach[row] ?? [])].some((each) => !span.classes.includes(each));
}

/**
 * Finds the most profitable plan above `least` for a class of alike months, by branch and bound on the linear program's
 * relaxation. A choice made once for the year is made for these months alone.
 */
export function bestMonthPlan(
  planning: Planning,
  span: Span,
  prices: RowPrices,
  given: States,
  least: number,
): FoundPlan {
  let best: Plan | null = null;
  let skippedCents = -Infinity;
  const worst = () => (best?.profitCents ?? least) + TOLERANCE_CENTS;
  const explore = (states: States): void => {
    const plan = relaxedPlan(planning, span, prices, states);
    if (plan.profitCents <= worst()) return;
    const { open } = plan;
    if (open === null) {
      best = plan;
      return;
    }
    // Without any plan, a search that is over goes straight down to a first one.
    if (planning.budget.left <= 0 && worst() > -Infinity) {
      skippedCents = Math.max(skippedCents, plan.profitCents);
      return;
    }
    const nearer = open.share > 0.5 ? 'in' : 'out';
    for (const state of [nearer, nearer === 'in' ? 'out' : 'in'] as const) {
      explore(new Map([...states, [open.row, state]]));
    }
  };
  explore(given);
  return { plan: best, skippedCents };
}

type RelaxedPlan = Plan & {
  /** An option that is in for a share; null: the plan is whole. */
  readonly open: { readonly row: number; readonly share: number } | null;
};

/** The optimum of a span where options may be in for a share of it. */
export function relaxedPlan(
  planning: Planning,
  span: Span,
  prices: RowPrices,
  states: States,
): RelaxedPlan {
  const { program, budget } = planning;
  const groupOf = (row: number) => {
    const option = program.switches[row];
    return `${option?.seat ?? ''}/${option?.monthClass ?? ''}`;
  };
  const taken = new Map<string, number>();
  for (const [row, state] of states) {
    if (state === 'in') taken.set(groupOf(row), (taken.get(groupOf(row)) ?? 0) + 1);
  }
  const openCount: OpenCount = (seat, monthClass) =>
    Math.max(
      0,
      planning.openCount(seat, monthClass) - (taken.get(`${seat}/${monthClass ?? ''}`) ?? 0),
    );
  const part = cutProgram(
    program,
    planning.rows,
    span.classes,
    (row) => isPaidBy(planning, span, row),
    prices,
    (row) => states.get(row) ?? 'open',
  );
  const size = part.program.activities.length + part.program.switches.length;
  budget.left -= Math.max(1, (size / USUAL_SIZE) ** 2);
  const allocation = solveProgram(part.program, openCount);
  if (allocation === null) {
    const nothing = { valueCents: -Infinity, profitCents: -Infinity, open: null };
    return { span, chosen: new Set(), used: new Map(), ...nothing };
  }
  const most = mostOpen({ program: part.program, openCount, allocation });
  const used = new Map<number, number>();
  let paid = 0;
  part.paid.forEach((rows, index) => {
    for (const [row, units] of rows) {
      const amount = (allocation.amounts[index] ?? 0) * units;
      if (amount === 0) continue;
      used.set(row, (used.get(row) ?? 0) + amount);
      paid += amount * (prices[row] ?? 0);
    }
  });
  const isHere = (row: number) => {
    const monthClass = program.switches[row]?.monthClass ?? null;
    return monthClass === null || span.classes.includes(monthClass);
  };
  return {
    span,
    chosen: new Set([
      ...[...states].flatMap(([row, state]) => (state === 'in' && isHere(row) ? [row] : [])),
      ...part.switches.filter((_, index) => (allocation.shares[index] ?? 0) > NO_SHARE),
    ]),
    valueCents: allocation.valueCents + paid,
    used,
    profitCents: allocation.valueCents,
    open: most && { row: part.switches[most.index] ?? -1, share: most.share },
  };
}
