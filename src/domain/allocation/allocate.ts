import type { Context } from '../valuation/context.ts';
import type { SeatedCard } from '../valuation/seated-card.ts';
import { type CapGrid, gridOf } from '../year/timeline.ts';
import { branch, mostOpen, type Solved } from './branch-choices.ts';
import { canonicalKey, monthLabels } from './canonical-key.ts';
import {
  type ChoiceSeat,
  choiceSeats,
  type Decisions,
  monthMarks,
  undecided,
} from './decisions.ts';
import { planMonths, planPeriods } from './plan-year.ts';
import { buildProgram, type Program } from './program.ts';
import { type Allocation, solveProgram } from './solve-program.ts';

/** Whether caps tie the months of a quarter or half year together. */
function isNested({ program }: Solved): boolean {
  return program.caps.some(({ grid }) => grid === 'quarter' || grid === 'half_year');
}

/** The best division of a year's spend among the cards of a wallet. */
export type WalletAllocation = {
  readonly program: Program;
  readonly allocation: Allocation;
  readonly seats: readonly ChoiceSeat[];
  readonly decisions: Decisions;
  /** No division is worth more than this; above the value only where the search was cut short. */
  readonly boundCents: number;
};

/** Cents: a bound that is not better by more is not worth following. */
const TOLERANCE_CENTS = 1e-4;
/** Far above what wallets of real cards need; it keeps a contrived one from running for ever. */
const NODE_LIMIT = 1_000;

function gridsOf(wallet: readonly SeatedCard[]): ReadonlySet<CapGrid> {
  return new Set(wallet.flatMap(({ card }) => card.caps.map(({ period }) => gridOf(period))));
}

function eraKeysOf(context: Context, wallet: readonly SeatedCard[]): readonly string[] {
  const dated = wallet.filter(({ table }) => table.earnings.length > 1);
  if (dated.length === 0) return [];
  return context.stretches.map((_, stretch) =>
    dated.map(({ table }) => table.eraOfStretch[stretch] ?? 0).join(),
  );
}

/**
 * Exact: branch and bound over the open options. Choices made once a year are bounded by the linear program's
 * relaxation; where the months of a choice made anew each month do not come out whole, by whole plans for the
 * months.
 */
export function allocate(context: Context, wallet: readonly SeatedCard[]): WalletAllocation {
  const found = allocateAbove(context, wallet, -Infinity);
  if (!found) throw new Error('every wallet has an allocation');
  return found;
}

/** The same, or null as soon as it is certain that no allocation is worth more than `least` cents. */
export function allocateAbove(
  context: Context,
  wallet: readonly SeatedCard[],
  least: number,
): WalletAllocation | null {
  const seats = choiceSeats(wallet);
  const grids = gridsOf(wallet);
  const eraKeys = eraKeysOf(context, wallet);

  const solve = (decisions: Decisions, marks = monthMarks(decisions, seats)): Solved => {
    const timeline = context.timelineOf(eraKeys, marks, grids);
    const program = buildProgram(context, wallet, seats, decisions, timeline);
    const openCount = (seat: number, monthClass: number | null) => {
      const month = monthClass === null ? 0 : (timeline.classes[monthClass]?.[0] ?? 0);
      const options = decisions[seat]?.[month] ?? [];
      return (seats[seat]?.count ?? 0) - options.filter((state) => state === 'in').length;
    };
    return { decisions, program, openCount, allocation: solveProgram(program, openCount) };
  };

  const incumbent: { solved: Solved | null } = { solved: null };
  const worst = () => (incumbent.solved?.allocation.valueCents ?? least) + TOLERANCE_CENTS;
  const keep = (solved: Solved): void => {
    if (solved.allocation.valueCents > worst()) incumbent.solved = solved;
  };
  let nodes = 0;
  let skippedBound = -Infinity;
  const seen = new Set<string>();
  const labels = seats.length === 0 ? [] : monthLabels(context, eraKeys);
  const explore = (decisions: Decisions): void => {
    if (seats.length > 0) {
      const key = canonicalKey(labels, decisions, seats);
      if (seen.has(key)) return;
      seen.add(key);
    }
    nodes += 1;
    const solved = solve(decisions);
    let bound = solved.allocation.valueCents;
    if (bound <= worst()) return;
    let open = mostOpen(solved);
    if (open === null) {
      keep(solved);
      return;
    }
    if (open.monthClass !== null) {
      const months = planMonths(solved, seats, labels, worst());
      bound = Math.min(bound, months.boundCents);
      if (bound <= worst()) return;
      keep(solve(months.decisions));
      if (bound <= worst()) return;
      if (isNested(solved)) {
        const single = solve(
          decisions,
          context.months.map((_, month) => `#${month}`),
        );
        const periods = planPeriods(
          single,
          seats,
          labels,
          { months: context.months, grids },
          worst(),
        );
        skippedBound = Math.max(skippedBound, periods.skippedCents);
        if (periods.decisions) keep(solve(periods.decisions));
        return;
      }
      open = months.open ?? open;
    }
    if (nodes > NODE_LIMIT && incumbent.solved !== null) {
      skippedBound = Math.max(skippedBound, bound);
      return;
    }
    for (const child of branch(solved, open, seats)) explore(child);
  };
  explore(undecided(seats));
  return incumbent.solved && toResult(incumbent.solved, seats, skippedBound);
}

function toResult(
  { program, allocation, decisions }: Solved,
  seats: readonly ChoiceSeat[],
  skippedBound: number,
): WalletAllocation {
  const boundCents = Math.max(allocation.valueCents, skippedBound);
  return { program, allocation, seats, decisions, boundCents };
}
