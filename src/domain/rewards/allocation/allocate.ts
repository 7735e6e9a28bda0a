import type { Context } from '../terms/context.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import { branch, branchMonth, mostOpen, type Solved } from './branch-choices.ts';
import { canonicalKey, monthLabels } from './canonical-key.ts';
import {
  branchWay,
  type ChoiceSeat,
  choiceSeats,
  type Decisions,
  type OptionState,
} from './decisions.ts';
import { priceBonuses } from './price-bonuses.ts';
import type { PlanBudget } from './plan.ts';
import { planMonths, planPeriods } from './plan-year.ts';
import type { Program } from './program.ts';
import { decideBonus, type Node, type SolvedNode, solveNode, solveOpen } from './solve-node.ts';
import type { Allocation } from './solve-program.ts';
import { splitProgram } from './split-program.ts';
import { walletYear } from './wallet-year.ts';

/**
 * True if caps of a quarter or half year tie together months decided by a monthly choice. If only a yearly cap or a
 * minimum spend ties them, the choice can be averaged over alike months.
 */
function isNested({ program }: Solved): boolean {
  return splitProgram({ ...program, bonuses: [] }, ({ grid }) => grid !== 'year').some(
    ({ caps, switches }) =>
      switches.some((index) => program.switches[index]?.monthClass !== null) &&
      caps.some((index) => {
        const grid = program.caps[index]?.grid;
        return grid === 'quarter' || grid === 'half_year';
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

/** Cents: smaller improvements of a bound are not pursued. */
const TOLERANCE_CENTS = 1e-4;
/** A share this near to none or all of a step is whole. */
const WHOLE = 1e-7;
/** Far above what wallets of real cards need; it keeps a contrived one from running for ever. */
const NODE_LIMIT = 1_000;
/** Maximum number of month plans, each a small program, about a second or two of work; the rest keeps its bound. */
const PLAN_LIMIT = 5_000;

/**
 * Exact: branch and bound over the steps of bonuses, taken or given up, and over the open options. Choices made once a
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
  const { eraKeys, windows, grids } = walletYear(context, wallet);
  const periods = { months: context.months, grids };
  const solve = (node: Node) => solveNode(context, wallet, node);

  const incumbent: { solved: SolvedNode | null } = { solved: null };
  const worst = () => (incumbent.solved?.allocation.valueCents ?? least) + TOLERANCE_CENTS;
  /** Keeps an integral solution: every choice and every bonus tier is decided. */
  const keep = (solved: SolvedNode | null): void => {
    if (!solved || mostOpen(solved) !== null || openStep(solved) !== null) return;
    if (solved.allocation.valueCents > worst()) incumbent.solved = solved;
  };
  let nodes = 0;
  const budget: PlanBudget = { left: PLAN_LIMIT };
  let skippedBound = -Infinity;
  const seen = new Set<string>();
  const labels =
    seats.length === 0
      ? []
      : monthLabels(context, eraKeys).map((label, month) => `${label}${windows[month] ?? ''}`);
  const explore = (node: Node, solvedOf = () => solve(node)): void => {
    const { decisions, bonuses } = node;
    if (seats.length > 0) {
      const key = `${canonicalKey(labels, decisions, seats, periods)}|${bonuses.join(';')}`;
      if (seen.has(key)) return;
      seen.add(key);
    }
    nodes += 1;
    const solved = solvedOf();
    if (solved === null) return;
    let bound = solved.allocation.valueCents;
    if (bound <= worst()) return;
    const ways = branchWay(decisions, seats);
    if (ways) {
      for (const child of ways) explore({ decisions: child, bonuses });
      return;
    }
    let open = mostOpen(solved);
    const step = openStep(solved);
    if (open === null && step === null) {
      keep(solved);
      return;
    }
    if ((nodes > NODE_LIMIT || budget.left <= 0) && incumbent.solved !== null) {
      skippedBound = Math.max(skippedBound, bound);
      return;
    }
    if (step !== null) {
      for (const state of ['in', 'out'] as const) {
        const child = decideBonus(solved, step, state);
        if (child) explore(child, () => child);
      }
      return;
    }
    if (open === null) return;
    /* Once a plan of whole months is in hand, months that minimum spends and caps tie are decided one by one. */
    if (
      open.monthClass !== null &&
      incumbent.solved !== null &&
      solved.program.bonuses.length > 0 &&
      isNested(solved)
    ) {
      for (const child of branchMonth(solved, open, seats)) explore({ decisions: child, bonuses });
      return;
    }
    if (open.monthClass !== null) {
      const relaxed = priceBonuses(solved);
      const { constantCents } = relaxed.program;
      const months = planMonths(relaxed, seats, labels, worst() - constantCents, budget);
      bound = Math.min(bound, months.boundCents + constantCents);
      if (bound <= worst()) return;
      keep(solve({ decisions: months.decisions, bonuses }));
      if (bound <= worst()) return;
      if (isNested(solved)) {
        if (planByPeriods(node, bound)) return;
        for (const child of branchMonth(solved, open, seats))
          explore({ decisions: child, bonuses });
        return;
      }
      open = months.open ?? open;
    }
    for (const child of branch(solved, open, seats)) explore({ decisions: child, bonuses });
  };
  /**
   * Finds the best plan if caps tie months together, with minimum spends as prices. Returns true if it is the node's
   * best: without minimum spends, or if it meets them and equals its bound.
   */
  const planByPeriods = (node: Node, most: number): boolean => {
    const single = solveNode(
      context,
      wallet,
      node,
      context.months.map((_, month) => `#${month}`),
    );
    if (single === null) return true;
    const priced = priceBonuses(single);
    const { constantCents } = priced.program;
    const least = worst();
    const planned = planPeriods(priced, seats, labels, periods, least - constantCents, budget);
    const bound = Math.max(planned.skippedCents, planned.planCents) + constantCents;
    if (planned.decisions) keep(solve({ decisions: planned.decisions, bonuses: node.bonuses }));
    if (single.program.bonuses.length > 0) return bound <= worst();
    /* A mix that is cut short early has a bound above the node's own, `most`. */
    skippedBound = Math.max(skippedBound, Math.min(most, planned.skippedCents + constantCents));
    return true;
  };
  if (root) explore(root, () => root);
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
