import type { Context } from '../terms/context.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { Solved } from './branch-choices.ts';
import {
  type BonusDecisions,
  choiceSeats,
  type Decisions,
  monthMarks,
  type OptionState,
  undecided,
} from './decisions.ts';
import { bonusRows, buildProgram } from './program.ts';
import { decideStep, solveProgram } from './solve-program.ts';
import { walletYear } from './wallet-year.ts';

/** A node of the search for an allocation: the decisions about choices and bonuses. */
export type Node = { readonly decisions: Decisions; readonly bonuses: BonusDecisions };

export type SolvedNode = Solved & Node;

/** The optimum of a node's relaxation; null if the minimum spends that are taken cannot all be met. */
export function solveNode(
  context: Context,
  wallet: readonly SeatedCard[],
  { decisions, bonuses }: Node,
  marks: readonly string[] | null = null,
): SolvedNode | null {
  const seats = choiceSeats(wallet);
  const { eraKeys, windows, grids } = walletYear(context, wallet);
  const timeline = context.timelineOf(
    eraKeys,
    marks ?? monthMarks(decisions, seats, windows),
    grids,
  );
  const rows = bonusRows(wallet, bonuses);
  const program = buildProgram(context, wallet, seats, decisions, rows, timeline);
  const openCount = (seat: number, monthClass: number | null) => {
    const month = monthClass === null ? 0 : (timeline.classes[monthClass]?.[0] ?? 0);
    const options = decisions[seat]?.[month] ?? [];
    return (seats[seat]?.count ?? 0) - options.filter((state) => state === 'in').length;
  };
  const allocation = solveProgram(program, openCount);
  return allocation && { decisions, bonuses, program, openCount, allocation };
}

/** The optimum with only the `given` bonus decisions: an upper bound on any division. */
export function solveOpen(
  context: Context,
  wallet: readonly SeatedCard[],
  given: BonusDecisions = wallet.map(({ terms }) => terms.tiers.map((): OptionState => 'open')),
): SolvedNode | null {
  return solveNode(context, wallet, {
    decisions: undecided(choiceSeats(wallet)),
    bonuses: given,
  });
}

/** The optimum with one more tier, by its row of the program, taken or given up; null if infeasible. */
export function decideBonus(
  { decisions, bonuses, program, openCount, allocation }: SolvedNode,
  row: number,
  state: 'in' | 'out',
): SolvedNode | null {
  const decided = decideStep(allocation, row, state);
  if (decided === null) return null;
  const { card, tier } = program.bonuses[row] ?? {};
  return {
    decisions,
    bonuses: bonuses.map((steps, at) =>
      at === card ? steps.map((old, index) => (index === tier ? state : old)) : steps,
    ),
    program: {
      ...program,
      bonuses: program.bonuses.map((bonus, at) => (at === row ? { ...bonus, state } : bonus)),
    },
    openCount,
    allocation: decided,
  };
}
