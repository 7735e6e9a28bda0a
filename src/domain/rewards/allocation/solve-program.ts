import { type LinearOptimum, maximize, withLimits } from '../../solver/simplex.ts';
import type { OptionState } from './decisions.ts';
import { addLinks, type Entry } from './add-links.ts';
import { fillCap } from './fill-cap.ts';
import { mergeSupplies } from './merge-supplies.ts';
import { type Activity, type BonusRow, countsFor, isInWindow, type Program } from './program.ts';
import { countToward, isSpend, type ProgramPart, splitProgram } from './split-program.ts';

/** An optimum of the linear program; open options may be chosen by shares. */
export type Allocation = {
  /** Value of all spend in cents, floors included. */
  readonly valueCents: number;
  /** Cents, one for each activity. */
  readonly amounts: Float64Array;
  /** Share of 0 to 1, one for each switch. */
  readonly shares: Float64Array;
  /** Value of another cent of each cap, by row. */
  readonly capPrices: Float64Array;
  /** Value another cent of each supply adds to its floor, apart from its count toward bonuses. */
  readonly supplyGains: Float64Array;
  /** Share, 0 to 1, in which each tier is taken, and the value of a cent less minimum spend. */
  readonly bonusShares: Float64Array;
  readonly bonusPrices: Float64Array;
  /** The parts that have steps of bonuses, which can be decided from here on. */
  readonly parts: readonly SteppedPart[];
};

/** An allocation as its parts write it. */
export type Solution = Omit<Allocation, 'valueCents' | 'parts'>;

/** A part of the program in which steps of bonuses are taken, each by the two rows that keep its share from 0 to 1. */
type SteppedPart = {
  readonly optimum: LinearOptimum;
  /** Cents to one unit of the linear program. */
  readonly scale: number;
  readonly steps: ReadonlyMap<number, { readonly atMost: number; readonly atLeast: number }>;
  /** Writes an optimum of the part to an allocation. */
  readonly write: (optimum: LinearOptimum, solved: Solution) => void;
};

/** Number of options of a seat that may still be chosen in a class of months. */
export type OpenCount = (seat: number, monthClass: number | null) => number;

/**
 * Solves the parts that share a cap, a choice or a minimum spend, each for itself; spend outside of them is at its
 * floor. Null: the minimum spends that are taken, or the options that are in, cannot all be met.
 */
export function solveProgram(program: Program, openCount: OpenCount): Allocation | null {
  const { supplies, activities, caps, switches, bonuses, constantCents } = program;
  const solved = {
    amounts: new Float64Array(activities.length),
    shares: new Float64Array(switches.length),
    capPrices: new Float64Array(caps.length),
    supplyGains: new Float64Array(supplies.length),
    bonusShares: new Float64Array(bonuses.length),
    bonusPrices: new Float64Array(bonuses.length),
  };
  let valueCents = constantCents;
  for (const { cents, floor } of supplies) valueCents += cents * (floor?.value ?? 0);
  const parts: SteppedPart[] = [];
  for (const part of splitProgram(program)) {
    if (isOneCap(program, part)) {
      valueCents += fillCap(program, part, solved);
      continue;
    }
    const merged = solveMerged(program, part, openCount);
    if (merged === null) return null;
    merged.write(merged.optimum, solved);
    valueCents += merged.optimum.value * merged.scale;
    if (merged.steps.size > 0) parts.push(merged);
  }
  let allocation: Allocation | null = { valueCents, ...solved, parts };
  bonuses.forEach(({ state }, index) => {
    if (state !== 'open') allocation &&= decideStep(allocation, index, state);
  });
  return allocation;
}

/** The optimum with a step of a bonus taken or given up, from the one at hand. Null: the minimum spends cannot all be met. */
export function decideStep(
  allocation: Allocation,
  bonus: number,
  state: Exclude<OptionState, 'open'>,
): Allocation | null {
  const solved = {
    amounts: allocation.amounts.slice(),
    shares: allocation.shares.slice(),
    capPrices: allocation.capPrices.slice(),
    supplyGains: allocation.supplyGains.slice(),
    bonusShares: allocation.bonusShares.slice(),
    bonusPrices: allocation.bonusPrices.slice(),
  };
  let { valueCents } = allocation;
  const parts: SteppedPart[] = [];
  for (const part of allocation.parts) {
    const step = part.steps.get(bonus);
    if (!step) {
      parts.push(part);
      continue;
    }
    const limit = state === 'in' ? ([step.atLeast, -1] as const) : ([step.atMost, 0] as const);
    const optimum = withLimits(part.optimum, new Map([limit]));
    if (optimum === null) return null;
    part.write(optimum, solved);
    valueCents += (optimum.value - part.optimum.value) * part.scale;
    parts.push({ ...part, optimum });
  }
  return { valueCents, ...solved, parts };
}

/** True if at most one cap is shared. */
function isOneCap({ activities }: Program, part: ProgramPart): boolean {
  const [cap = null, ...others] = part.caps;
  return (
    others.length === 0 &&
    part.switches.length === 0 &&
    part.bonuses.length === 0 &&
    part.links.length === 0 &&
    part.activities.every((index) => {
      const activity = activities[index];
      return activity?.ridesOn === null && activity.cap === cap;
    })
  );
}

/**
 * True if an option in for a share can use only that share of a cap. False if it is chosen monthly and several months
 * share a cap, since some months may use all of it.
 */
function sharesCap({ switches, caps, timeline }: Program, option: number, cap: number): boolean {
  const monthClass = switches[option]?.monthClass ?? null;
  if (monthClass === null || caps[cap]?.grid === 'month') return true;
  return timeline.classes[monthClass]?.length === 1;
}

function solveMerged(
  program: Program,
  part: ProgramPart,
  openCount: OpenCount,
): SteppedPart | null {
  const merged = mergeSupplies(program, part);
  const solved = solvePart(merged.program, merged.part, openCount);
  return (
    solved && {
      ...solved,
      write: (optimum, solution) => {
        solved.write(optimum, solution);
        merged.spread(solution);
      },
    }
  );
}

function solvePart(program: Program, part: ProgramPart, openCount: OpenCount): SteppedPart | null {
  /* Amounts are scaled to at most 1, so that one tolerance fits every size of spending. */
  const scale = Math.max(1, ...part.supplies.map((index) => program.supplies[index]?.cents ?? 0));
  const limits: number[] = [];
  const row = (limit: number) => limits.push(limit) - 1;
  const rowsFor = (indices: readonly number[], limitOf: (index: number) => number) =>
    new Map(indices.map((index) => [index, row(limitOf(index) / scale)]));

  const supplyRows = rowsFor(part.supplies, (index) => program.supplies[index]?.cents ?? 0);
  const capRows = rowsFor(part.caps, (index) => program.caps[index]?.limit ?? 0);
  const columns: Entry[][] = part.activities.map(() => []);
  const values = part.activities.map((index) => program.activities[index]?.gain ?? 0);
  const columnOf = new Map(part.activities.map((index, column) => [index, column]));
  const switchEntries = new Map(part.switches.map((index): [number, Entry[]] => [index, []]));

  const linkRows = new Map<string, number>();
  /** The row that ties cents of a supply, or of a cap, to the shares of options. */
  const link = (key: string, options: readonly number[], most: number, isOpposed: boolean) => {
    const found = linkRows.get(key);
    const at = found ?? row(isOpposed ? most / scale : 0);
    linkRows.set(key, at);
    if (found === undefined) {
      for (const option of options) {
        switchEntries.get(option)?.push([at, ((isOpposed ? 1 : -1) * most) / scale]);
      }
    }
    return at;
  };

  /** Row that limits credits to the spending on their card in a supply. */
  const paidRows = new Map<string, number>();
  const floorPaidRows: Entry[] = [];
  const paidRow = ({ card, supply }: Activity): number => {
    const key = `${card}/${supply}`;
    const found = paidRows.get(key);
    if (found !== undefined) return found;
    const { floor = null, cents = 0 } = program.supplies[supply] ?? {};
    const isFloor = floor?.card === card;
    const at = row(isFloor ? cents / scale : 0);
    paidRows.set(key, at);
    if (isFloor) floorPaidRows.push([at, supply]);
    part.activities.forEach((index, column) => {
      const other = program.activities[index];
      if (other?.supply !== supply || !isSpend(other)) return;
      if (isFloor !== (other.card === card)) columns[column]?.push([at, isFloor ? 1 : -1]);
    });
    return at;
  };

  part.activities.forEach((index, column) => {
    const activity = program.activities[index];
    const entries = columns[column];
    if (!activity || !entries) return;
    const supplied = program.supplies[activity.supply]?.cents ?? 0;
    const capped = activity.cap === null ? Infinity : (program.caps[activity.cap]?.limit ?? 0);
    if (activity.cap !== null) entries.push([capRows.get(activity.cap) ?? 0, activity.uses]);
    if (activity.ridesOn === 'card') {
      entries.push([paidRow(activity), 1]);
      return;
    }
    if (activity.ridesOn !== null) {
      const rider = row(0);
      entries.push([rider, 1]);
      columns[columnOf.get(activity.ridesOn) ?? 0]?.push([rider, -1]);
      return;
    }
    entries.push([supplyRows.get(activity.supply) ?? 0, 1]);
    const { needs, cap } = activity;
    if (needs !== null) {
      entries.push([link(`${needs}/s${activity.supply}`, [needs], supplied, false), 1]);
      if (cap !== null && sharesCap(program, needs, cap)) {
        entries.push([link(`${needs}/c${cap}`, [needs], capped, false), activity.uses]);
      }
    }
    for (const rivals of rivalSets(program, activity.yieldsTo, openCount)) {
      const key = `n${activity.card}/${activity.supply}/${rivals.join()}`;
      entries.push([link(key, rivals, supplied, true), 1]);
    }
  });

  const linked = addLinks(program, part, scale, row, columns, switchEntries);
  const countRows = new Map<string, number>();
  part.switches.forEach((index) => {
    const option = program.switches[index];
    if (!option) return;
    const { seat, monthClass } = option;
    const key = `${seat}/${monthClass ?? ''}`;
    const counted = countRows.get(key) ?? row(openCount(seat, monthClass));
    countRows.set(key, counted);
    columns.push([...(switchEntries.get(index) ?? []), [counted, 1], [row(1), 1]]);
    values.push(linked.valueOf.get(index) ?? 0);
  });
  columns.push(...linked.columns);
  values.push(...linked.values);

  const steps = new Map<number, { readonly atMost: number; readonly atLeast: number }>();
  const bonusColumns = part.bonuses.flatMap((index) => {
    const bonus = program.bonuses[index];
    if (!bonus) return [];
    const { needCents, valueCents } = bonus;
    const at = row(floorCents(program, bonus) / scale);
    part.activities.forEach((each, column) => {
      const activity = program.activities[each];
      const counted = activity ? countToward(program, bonus, activity) : 0;
      if (counted !== 0) columns[column]?.push([at, -counted]);
    });
    const share = { atMost: row(1), atLeast: row(0) };
    steps.set(index, share);
    values.push(valueCents / scale);
    const column = columns.push([
      [at, needCents / scale],
      [share.atMost, 1],
      [share.atLeast, -1],
    ]);
    return [{ index, at, column: column - 1 }];
  });

  const free = maximize({ rowCount: limits.length, limits, values, columns });
  const optimum = linked.forced.size > 0 ? withLimits(free, linked.forced) : free;
  if (optimum === null) return null;
  return {
    optimum,
    scale,
    steps,
    write: (
      { amounts: found, prices },
      { amounts, shares, capPrices, supplyGains, bonusShares, bonusPrices },
    ) => {
      part.activities.forEach((index, column) => {
        amounts[index] = (found[column] ?? 0) * scale;
      });
      part.switches.forEach((index, position) => {
        shares[index] = found[part.activities.length + position] ?? 0;
      });
      for (const [index, at] of supplyRows) supplyGains[index] = prices[at] ?? 0;
      for (const [at, index] of floorPaidRows) {
        supplyGains[index] = (supplyGains[index] ?? 0) + (prices[at] ?? 0);
      }
      for (const [index, capRow] of capRows) capPrices[index] = prices[capRow] ?? 0;
      for (const { index, at, column } of bonusColumns) {
        bonusShares[index] = found[column] ?? 0;
        bonusPrices[index] = prices[at] ?? 0;
      }
    },
  };
}

/** Spending in the window of a tier's card if all spending stays where it earns without a program. */
export function floorCents({ supplies, timeline }: Program, bonus: BonusRow): number {
  return supplies.reduce(
    (sum, { floor, slot, cents }) =>
      countsFor(bonus, floor?.card) && isInWindow(timeline, slot, bonus.window) ? sum + cents : sum,
    0,
  );
}

/** Options of which only one can be chosen rule an activity out together, others each for itself. */
function rivalSets(
  { switches }: Program,
  rivals: readonly number[],
  openCount: OpenCount,
): readonly (readonly number[])[] {
  const sets = new Map<string, number[]>();
  for (const rival of rivals) {
    const { seat = -1, monthClass = null } = switches[rival] ?? {};
    const isOnly = openCount(seat, monthClass) === 1;
    const key = isOnly ? `${seat}/${monthClass ?? ''}` : `#${rival}`;
    sets.set(key, [...(sets.get(key) ?? []), rival]);
  }
  return [...sets.values()];
}
