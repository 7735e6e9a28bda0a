import type { OptionState } from './decisions.ts';
import type { Activity, CapRow, LinkRow, LinkRowOption, Program, Supply } from './program.ts';

/** The part of a program in some classes of months. */
export type CutProgram = {
  readonly program: Program;
  /** Row of the whole program, for each switch of the part. */
  readonly switches: readonly number[];
  /** Row in the whole program of the cap that an activity pays for; null for none. */
  readonly paidCaps: readonly (number | null)[];
};

/** Price of each unit a cap counts, by row of the whole program. */
export type CapPrices = Float64Array;

/** The supplies and activities of a program by class of months. */
export type RowsOfClass = {
  readonly supplies: readonly (readonly number[])[];
  readonly activities: readonly (readonly number[])[];
};

export function rowsOfClass({ timeline, supplies, activities }: Program): RowsOfClass {
  const { classes, slots } = timeline;
  const rows = {
    supplies: classes.map((): number[] => []),
    activities: classes.map((): number[] => []),
  };
  const classOf = (supply: number) => slots[supplies[supply]?.slot ?? 0]?.monthClass ?? 0;
  supplies.forEach((_, row) => rows.supplies[classOf(row)]?.push(row));
  activities.forEach(({ supply }, row) => rows.activities[classOf(supply)]?.push(row));
  return rows;
}

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
 * Cuts a part out of a program without minimum spends. A cap that is paid for no longer limits. Decided options are no
 * longer switches: uses they rule out are dropped, uses they allow become unconditional.
 */
export function cutProgram(
  whole: Program,
  rows: RowsOfClass,
  classes: readonly number[],
  isPaid: (cap: number) => boolean,
  prices: CapPrices,
  stateOf: (option: number) => OptionState,
): CutProgram {
  const { timeline } = whole;
  const supplyRows = new Map<number, number>();
  const supplies: Supply[] = [];
  for (const row of classes.flatMap((each) => rows.supplies[each] ?? [])) {
    const supply = whole.supplies[row];
    if (supply) supplyRows.set(row, supplies.push(supply) - 1);
  }
  const caps = keeper<CapRow>(whole.caps);
  const switches = keeper(whole.switches);
  const numbers = new Map<number, number>();
  const activities: Activity[] = [];
  const paidCaps: (number | null)[] = [];
  for (const row of classes.flatMap((each) => rows.activities[each] ?? [])) {
    const activity = whole.activities[row];
    if (!activity) continue;
    const supply = supplyRows.get(activity.supply);
    const { cap, needs, yieldsTo } = activity;
    const ridesOn =
      typeof activity.ridesOn === 'number' ? numbers.get(activity.ridesOn) : activity.ridesOn;
    if (supply === undefined || ridesOn === undefined) continue;
    if (needs !== null && stateOf(needs) === 'out') continue;
    if (yieldsTo.some((rival) => stateOf(rival) === 'in')) continue;
    const paid = cap !== null && isPaid(cap) ? cap : null;
    numbers.set(row, activities.length);
    paidCaps.push(paid);
    activities.push({
      ...activity,
      supply,
      ridesOn,
      gain: activity.gain - (paid === null ? 0 : activity.uses * (prices[paid] ?? 0)),
      cap: cap === null || paid !== null ? null : caps.numberOf(cap),
      needs: needs === null || stateOf(needs) === 'in' ? null : switches.numberOf(needs),
      yieldsTo: yieldsTo
        .filter((rival) => stateOf(rival) === 'open')
        .map((rival) => switches.numberOf(rival)),
    });
  }
  const links = whole.links.flatMap((link): LinkRow[] => {
    if (!classes.includes(link.monthClass)) return [];
    const options = link.options.flatMap((option): LinkRowOption[] => {
      const { row } = option;
      const state = row === null ? 'in' : stateOf(row);
      if (state === 'out') return [];
      return [{ ...option, row: row === null || state === 'in' ? null : switches.numberOf(row) }];
    });
    return options.length === 0 ? [] : [{ ...link, options }];
  });
  return {
    program: {
      timeline,
      supplies,
      activities,
      caps: caps.kept(),
      switches: switches.kept(),
      bonuses: [],
      links,
      constantCents: 0,
    },
    switches: switches.rows,
    paidCaps,
  };
}
