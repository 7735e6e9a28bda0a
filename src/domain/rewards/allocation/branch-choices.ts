import { type ChoiceSeat, decide, type Decisions } from './decisions.ts';
import type { Program, Switch } from './program.ts';
import type { Allocation, OpenCount } from './solve-program.ts';

/** A part of the search for the best choices, and the optimum of its relaxation. */
export type Solved = {
  readonly decisions: Decisions;
  readonly program: Program;
  readonly openCount: OpenCount;
  readonly allocation: Allocation;
};

/** Relaxed solution from which option shares are read. */
type Relaxed = Pick<Solved, 'program' | 'openCount' | 'allocation'>;

export type OpenSwitch = Switch & { readonly index: number; readonly share: number };

/** Shares below this are rounding. */
export const NO_SHARE = 1e-7;

/**
 * The relaxation gives an option no more share than its spending needs. If no more options have a share than may be
 * chosen, and nothing is earned that a chosen one rules out, all of them can be chosen in full with the same
 * allocation.
 */
function isRoundable(
  { program, allocation, openCount }: Relaxed,
  options: readonly number[],
): boolean {
  const [first] = options;
  const group = first === undefined ? undefined : program.switches[first];
  if (!group) return true;
  if (options.length > openCount(group.seat, group.monthClass)) return false;
  /* A step reached in a share of the months is reached in all of them; points of a month need the whole month. */
  const linked = program.links.flatMap((link) => link.options).find(({ row }) => row === first);
  if (linked?.kind === 'otherwise') return (allocation.shares[first ?? -1] ?? 0) > 1 - NO_SHARE;
  const partly = options.filter((index) => (allocation.shares[index] ?? 0) < 1 - NO_SHARE);
  return program.activities.every(
    ({ yieldsTo }, index) =>
      (allocation.amounts[index] ?? 0) <= 0 || !yieldsTo.some((rival) => partly.includes(rival)),
  );
}

/** The option whose share is farthest from whole, choices made once a year first; null: all are decided. */
export function mostOpen(relaxed: Relaxed): OpenSwitch | null {
  const { program, allocation } = relaxed;
  const groups = new Map<string, number[]>();
  program.switches.forEach(({ seat, monthClass }, index) => {
    if ((allocation.shares[index] ?? 0) <= NO_SHARE) return;
    const key = `${seat}/${monthClass ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  let most: OpenSwitch | null = null;
  let weight = -1;
  for (const options of groups.values()) {
    if (isRoundable(relaxed, options)) continue;
    for (const index of options) {
      const option = program.switches[index];
      if (!option) continue;
      const share = allocation.shares[index] ?? 0;
      const distance = Math.min(share, 1 - share) + (option.monthClass === null ? 1 : 0);
      if (distance > weight) {
        most = { ...option, index, share };
        weight = distance;
      }
    }
  }
  return most;
}

/** Decides the option one way and the other, or for every number of the alike months. */
export function branch(
  { decisions, program }: Solved,
  open: OpenSwitch,
  seats: readonly ChoiceSeat[],
): readonly Decisions[] {
  const set = (from: Decisions, state: 'in' | 'out', months: readonly number[]) =>
    decide(from, seats, open.seat, open.option, state, months);
  if (open.monthClass === null) {
    return (['in', 'out'] as const).map((state) => set(decisions, state, []));
  }
  /* The months of a class are alike, so that only their number matters. */
  const months = program.timeline.classes[open.monthClass] ?? [];
  const guess = open.share * months.length;
  return Array.from({ length: months.length + 1 }, (_, count) => count)
    .sort((a, b) => Math.abs(a - guess) - Math.abs(b - guess))
    .map((count) => set(set(decisions, 'in', months.slice(0, count)), 'out', months.slice(count)));
}
