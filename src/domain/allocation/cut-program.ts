import type { OptionState } from './decisions.ts';
import type { Activity, CapRow, Program, Supply } from './program.ts';

/** The part of a program that lies in some classes of months. */
export type CutProgram = {
  readonly program: Program;
  /** Row of the whole program, for each switch of the part. */
  readonly switches: readonly number[];
  /** Row in the whole program of the cap that an activity pays for; null for none. */
  readonly paidCaps: readonly (number | null)[];
};

/** What each cent that a cap counts has to pay, by row of the whole program. */
export type CapPrices = Float64Array;

/** Numbers the rows that are kept of a list, in the order in which they are asked for. */
function keeper<T>(all: readonly T[]) {
  const numbers = new Map<number, number>();
  const rows: number[] = [];
  const numberOf = (row: number): number => {
    const number = numbers.get(row) ?? rows.push(row) - 1;
    numbers.set(row, number);
    return number;
  };
  return { rows, numberOf, kept: (): T[] => rows.flatMap((row) => all[row] ?? []) };
}

/**
 * Cuts a part out of a program without minimum spends. A cap that is paid for counts no longer; options that are in or out are no
 * switches any more: what they rule out is gone, what they allow is free.
 */
export function cutProgram(
  whole: Program,
  classes: ReadonlySet<number>,
  isPaid: (cap: number) => boolean,
  prices: CapPrices,
  stateOf: (option: number) => OptionState,
): CutProgram {
  const { timeline } = whole;
  const supplyRows = new Map<number, number>();
  const supplies: Supply[] = [];
  whole.supplies.forEach((supply, row) => {
    if (!classes.has(timeline.slots[supply.slot]?.monthClass ?? -1)) return;
    supplyRows.set(row, supplies.push(supply) - 1);
  });
  const caps = keeper<CapRow>(whole.caps);
  const switches = keeper(whole.switches);
  const numbers = new Map<number, number>();
  const activities: Activity[] = [];
  const paidCaps: (number | null)[] = [];
  whole.activities.forEach((activity, row) => {
    const supply = supplyRows.get(activity.supply);
    const { cap, needs, yieldsTo } = activity;
    const ridesOn =
      typeof activity.ridesOn === 'number' ? numbers.get(activity.ridesOn) : activity.ridesOn;
    if (supply === undefined || ridesOn === undefined) return;
    if (needs !== null && stateOf(needs) === 'out') return;
    if (yieldsTo.some((rival) => stateOf(rival) === 'in')) return;
    const paid = cap !== null && isPaid(cap) ? cap : null;
    numbers.set(row, activities.length);
    paidCaps.push(paid);
    activities.push({
      ...activity,
      supply,
      ridesOn,
      gain: activity.gain - (paid === null ? 0 : (prices[paid] ?? 0)),
      cap: cap === null || paid !== null ? null : caps.numberOf(cap),
      needs: needs === null || stateOf(needs) === 'in' ? null : switches.numberOf(needs),
      yieldsTo: yieldsTo
        .filter((rival) => stateOf(rival) === 'open')
        .map((rival) => switches.numberOf(rival)),
    });
  });
  return {
    program: {
      timeline,
      supplies,
      activities,
      caps: caps.kept(),
      switches: switches.kept(),
      bonuses: [],
      constantCents: 0,
    },
    switches: switches.rows,
    paidCaps,
  };
}
