import type { Context } from '../valuation/context.ts';
import type { SeatedCard } from '../valuation/seated-card.ts';
import { type CapGrid, gridOf } from '../year/timeline.ts';
import { canonicalKey, monthLabels } from './canonical-key.ts';
import {
  type ChoiceSeat,
  choiceSeats,
  type Decisions,
  monthMarks,
  undecided,
} from './decisions.ts';
import { branch, mostOpen, type Node, type Solved } from './branch-choices.ts';
import { buildProgram, type Program } from './program.ts';
import { type Allocation, solveProgram } from './solve-program.ts';

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

/** Sets apart the months of different quarters (or halves, where no cap runs for a quarter). */
function periodMarks(
  { months }: Context,
  grids: ReadonlySet<CapGrid>,
  marks: readonly string[],
): readonly string[] {
  return months.map(({ quarter, halfYear }, month) => {
    const period = grids.has('quarter') ? quarter : halfYear;
    return `${marks[month] ?? ''}#${period}`;
  });
}

/** Exact: branch and bound over the open options, by the linear program's relaxation. */
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
  const isNested = grids.has('quarter') || grids.has('half_year');

  const solve = (node: Node): Solved => {
    const decided = monthMarks(node.decisions, seats);
    const marks = node.isApart && isNested ? periodMarks(context, grids, decided) : decided;
    const timeline = context.timelineOf(eraKeys, marks, grids);
    const program = buildProgram(context, wallet, seats, node.decisions, timeline);
    const openCount = (seat: number, monthClass: number | null) => {
      const month = monthClass === null ? 0 : (timeline.classes[monthClass]?.[0] ?? 0);
      const options = node.decisions[seat]?.[month] ?? [];
      return (seats[seat]?.count ?? 0) - options.filter((state) => state === 'in').length;
    };
    return { ...node, program, openCount, allocation: solveProgram(program, openCount) };
  };

  const incumbent: { solved: Solved | null } = { solved: null };
  let nodes = 0;
  let skippedBound = -Infinity;
  const seen = new Set<string>();
  const labels = seats.length === 0 ? [] : monthLabels(context, eraKeys);
  const explore = (node: Node): void => {
    /* Without choices there is one node. */
    const key =
      seats.length === 0
        ? ''
        : `${node.isApart ? 'apart' : ''}${canonicalKey(context, grids, labels, node.decisions, seats)}`;
    if (seen.has(key)) return;
    seen.add(key);
    nodes += 1;
    const solved = solve(node);
    const bound = solved.allocation.valueCents;
    if (bound <= (incumbent.solved?.allocation.valueCents ?? least) + TOLERANCE_CENTS) return;
    const open = mostOpen(solved);
    if (open === null) {
      incumbent.solved = solved;
      return;
    }
    if (nodes > NODE_LIMIT && incumbent.solved !== null) {
      skippedBound = Math.max(skippedBound, bound);
      return;
    }
    for (const child of branch(solved, open, seats)) explore(child);
  };
  explore({ decisions: undecided(seats), isApart: !isNested });
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
