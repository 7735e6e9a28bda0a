import { MaxHeap } from '../../solver/max-heap.ts';
import type { Context } from '../terms/context.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import { periodOf } from '../year/timeline.ts';
import type { YearMonth } from '../year/valued-year.ts';
import { branch, mostOpen, type Solved } from './branch-choices.ts';
import {
  branchWay,
  type ChoiceSeat,
  choiceSeats,
  type Decisions,
  type OptionState,
} from './decisions.ts';
import type { PlanBudget } from './plan.ts';
import { planMonths, planPeriods } from './plan-year.ts';
import type { Program } from './program.ts';
import { decideBonus, type Node, type SolvedNode, solveNode, solveOpen } from './solve-node.ts';
import type { Allocation } from './solve-program.ts';
import { splitProgram } from './split-program.ts';
import { monthLabels, walletYear } from './wallet-year.ts';

/**
 * True if caps of a quarter or half year tie together alike months of several of these periods, decided by a monthly
 * choice. Alike months of one period can be swapped, and if only a yearly cap or a minimum spend ties them, the choice
 * can be averaged over them.
 */
function isNested({ program }: Solved, months: readonly YearMonth[]): boolean {
  const { classes } = program.timeline;
  return splitProgram({ ...program, bonuses: [] }, ({ grid }) => grid !== 'year').some(
    ({ caps, switches }) =>
      switches.some((index) => {
        const members = classes[program.switches[index]?.monthClass ?? -1] ?? [];
        return caps.some((cap) => {
          const grid = program.caps[cap]?.grid;
          if (grid !== 'quarter' && grid !== 'half_year') return false;
          return new Set(members.map((month) => periodOf(months, grid, month))).size > 1;
        });
      }),
  );
}

/** The best division of a year's spend among the cards of a wallet. */
export type WalletAllocation = {
  readonly program: Program;
  readonly allocation: Allocation;
  readonly seats: readonly ChoiceSeat[];
  readonly decisions: Decisions;
  /** Upper bound on any division's value; above `value` only if the search was cut short. */
  readonly boundCents: number;
};

/** A part of the search, and an upper bound on its divisions. */
type Open = { readonly solved: SolvedNode; readonly bound: number };

/** Cents: smaller improvements of a bound are not pursued. */
const TOLERANCE_CENTS = 1e-4;
/** A share this near to none or all of a step is whole. */
const WHOLE = 1e-7;

/**
 * Exact: branch and bound over the steps of bonuses, taken or given up, and over the open options, always in the part
 * with the highest bound, so that the work that a contrived wallet may take is spent where it matters. Choices made once a
 * year are bounded by the linear program's relaxation; where the months of a choice made again each month do not come
 * out whole, by whole plans for the months.
 */
export function allocate(context: Context, wallet: readonly SeatedCard[]): WalletAllocation {
  const found = allocateAbove(context, wallet, -Infinity);
  if (!found) throw new Error('every wallet has an allocation');
  return found;
}

/** Like `allocate`, but null as soon as nothing can be worth more than `least` cents; `root` as from `solveOpen`. */
export function allocateAbove(
  context: Context,
  wallet: readonly SeatedCard[],
  least: number,
  root: SolvedNode | null = solveOpen(context, wallet),
): WalletAllocation | null {
  const seats = choiceSeats(wallet);
  const year = walletYear(context, wallet);
  const periods = { months: context.months, grids: year.grids };
  const solve = (node: Node) => solveNode(context, wallet, node);

  const incumbent: { solved: SolvedNode | null } = { solved: null };
  const worst = () => (incumbent.solved?.allocation.valueCents ?? least) + TOLERANCE_CENTS;
  /** Keeps an integral solution: every choice and every bonus tier is decided. */
  const keep = (solved: SolvedNode | null): void => {
    if (!solved || !isWhole(solved)) return;
    if (solved.allocation.valueCents > worst()) incumbent.solved = solved;
  };
  let nodes = 0;
  const budget: PlanBudget = { left: context.effort.plans };
  let skippedBound = -Infinity;
  const labels = seats.length === 0 ? [] : monthLabels(context, year);
  /** Children that can beat the best known value, the best last. Keeps the solved ones. */
  const openAmong = (children: Iterable<SolvedNode | null>, most: number): readonly Open[] => {
    const open: Open[] = [];
    for (const solved of children) {
      nodes += 1;
      const bound = Math.min(most, solved?.allocation.valueCents ?? -Infinity);
      if (!solved || bound <= worst()) continue;
      const isSolved = branchWay(solved.decisions, seats) === null && isWhole(solved);
      if (isSolved) keep(solved);
      else
        open.push({ solved: openStep(solved) === null ? withoutCorners(solved) : solved, bound });
    }
    return open.sort((a, b) => a.bound - b.bound);
  };
  const explore = ({ solved, bound }: Open): readonly Open[] => {
    const { decisions, bonuses } = solved;
    const solveAll = (children: readonly Decisions[]) =>
      children.map((child) => solve({ decisions: child, bonuses }));
    const ways = branchWay(decisions, seats);
    if (ways) return openAmong(solveAll(ways), bound);
    const step = openStep(solved);
    if (step !== null) return openAmong(bothWays(solved, step), bound);
    let open = mostOpen(solved);
    if (open === null) return [];
    let most = bound;
    if (open.monthClass !== null) {
      const months = planMonths(solved, seats, labels, worst(), budget);
      most = Math.min(most, months.boundCents);
      if (most > worst()) keep(solve({ decisions: months.decisions, bonuses }));
      if (most <= worst()) return [];
      open = months.open ?? open;
      if (months.open?.monthClass !== null && isNested(solved, context.months)) {
        return planByPeriods(solved, most);
      }
    }
    return openAmong(solveAll(branch(solved, open, seats)), most);
  };
  /** Finds the best plan if caps tie months together. A minimum spend that it meets for a share is left to decide. */
  const planByPeriods = (node: Node, most: number): readonly Open[] => {
    const marks = context.months.map((_, month) => `#${month}`);
    const single = solveNode(context, wallet, node, marks);
    if (single === null) return [];
    const planned = planPeriods(single, seats, labels, periods, worst(), budget);
    const found = planned.decisions && solve({ ...node, decisions: planned.decisions });
    const step = found && openStep(found);
    if (step !== null) {
      const children = bothWays(single, step);
      return openAmong(
        children.map((child) => child && solve({ ...node, bonuses: child.bonuses })),
        most,
      );
    }
    keep(found);
    /* A mix that is cut short early has a bound above the node's own, `most`. */
    skippedBound = Math.max(skippedBound, Math.min(most, planned.skippedCents));
    return [];
  };
  const queue = new MaxHeap<Open>();
  let next = openAmong([root], Infinity).at(-1) ?? null;
  while (next && next.bound > worst()) {
    const isOver = nodes > context.effort.nodes || budget.left <= 0;
    if (isOver && incumbent.solved !== null) {
      skippedBound = Math.max(skippedBound, next.bound, queue.top);
      break;
    }
    const children = [...explore(next)];
    /* The best bound first; a search that is over goes straight down to a first solution. */
    const down = isOver ? children.pop() : undefined;
    for (const child of children) queue.push(child.bound, child);
    if (down) next = down;
    else next = queue.pop();
  }
  /* Makes a search that was cut short independent of its starting point. */
  const isCut = skippedBound > worst();
  if (isCut && least > -Infinity) return allocateAbove(context, wallet, -Infinity, root);
  return incumbent.solved && toResult(incumbent.solved, seats, skippedBound);
}

/** Cents the spending would gain if one taken tier's minimum (by row) were waived and the others still held. */
export function costOfStep(
  context: Context,
  wallet: readonly SeatedCard[],
  found: WalletAllocation,
  row: number,
): number {
  const { program, allocation } = found;
  const isTaken = (index: number) => (allocation.bonusShares[index] ?? 0) > 0.5;
  const others = wallet.map(({ terms }, card) =>
    terms.tiers.map(({ tier }): OptionState => {
      const at = program.bonuses.findIndex((each) => each.card === card && each.tier === tier);
      return at >= 0 && at !== row && isTaken(at) ? 'in' : 'out';
    }),
  );
  const free = allocateAbove(context, wallet, -Infinity, solveOpen(context, wallet, others));
  if (!free) return 0;
  const kept = allocation.valueCents - (program.bonuses[row]?.valueCents ?? 0);
  return Math.max(0, free.allocation.valueCents - kept);
}

function isWhole(solved: Solved): boolean {
  return mostOpen(solved) === null && openStep(solved) === null;
}

/** Leaves out the state of the simplex method, which is large, and needed only to decide a tier. */
function withoutCorners(solved: SolvedNode): SolvedNode {
  return { ...solved, allocation: { ...solved.allocation, parts: [] } };
}

function bothWays(solved: SolvedNode, step: number): readonly (SolvedNode | null)[] {
  return (['in', 'out'] as const).map((state) => decideBonus(solved, step, state));
}

/** Row of the open step of a bonus whose share is farthest from whole; null: none is between taken and left. */
function openStep({ program, allocation }: Solved): number | null {
  let most: number | null = null;
  let distance = WHOLE;
  program.bonuses.forEach(({ state }, row) => {
    const share = allocation.bonusShares[row] ?? 0;
    const away = Math.min(share, 1 - share);
    if (state !== 'open' || away <= distance) return;
    distance = away;
    most = row;
  });
  return most;
}

function toResult(
  { program, allocation, decisions }: SolvedNode,
  seats: readonly ChoiceSeat[],
  skippedBound: number,
): WalletAllocation {
  const boundCents = Math.max(allocation.valueCents, skippedBound);
  return { program, allocation, seats, decisions, boundCents };
}
