import type { OptionState } from './decisions.ts';
import type { LinkRow, LinkRowOption } from './link-rows.ts';
import type { Activity, CapRow, Program, Supply } from './program.ts';
import { countToward } from './split-program.ts';

/** The part of a program in some classes of months. */
type CutProgram = {
  readonly program: Program;
  /** Row of the whole program, for each switch of the part. */
  readonly switches: readonly number[];
  /** By activity: the rows that it pays for, and its units of each. */
  readonly paid: readonly (readonly (readonly [row: number, units: number])[])[];
};

/**
 * Prices of the rows that tie months together, by row of the whole program: of each unit that a cap counts, then of each
 * cent by which a minimum spend is lower.
 */
export type RowPrices = Float64Array;

/** The supplies and activities of a program by class of months, and the units of each row that activities count. */
export type RowsOfClass = {
  readonly supplies: readonly (readonly number[])[];
  readonly activities: readonly (readonly number[])[];
  readonly counted: readonly (readonly (readonly [row: number, units: number])[])[];
};

export function rowsOfClass(program: Program): RowsOfClass {
  const { timeline, supplies, activities, caps, bonuses } = program;
  const { classes, slots } = timeline;
  const rows = {
    supplies: classes.map((): number[] => []),
    activities: classes.map((): number[] => []),
    counted: activities.map((activity) => [
      ...(activity.cap === null ? [] : [[activity.cap, activity.uses] as const]),
      ...bonuses.flatMap((bonus, index) => {
        const units = -countToward(program, bonus, activity);
        return units === 0 ? [] : [[caps.length + index, units] as const];
      }),
    ]),
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
 * Cuts a part out of a program. A cap or minimum spend that is paid for is no longer a limit. Decided options are no
 * longer switches: uses they rule out are dropped, uses they allow become unconditional.
 */
export function cutProgram(
  whole: Program,
  rows: RowsOfClass,
  classes: readonly number[],
  isPaid: (row: number) => boolean,
  prices: RowPrices,
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
  const paid: (readonly (readonly [row: number, units: number])[])[] = [];
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
    const paying = (rows.counted[row] ?? []).filter(([each]) => isPaid(each));
    const isCapped = cap !== null && !isPaid(cap);
    numbers.set(row, activities.length);
    paid.push(paying);
    activities.push({
      ...activity,
      supply,
      ridesOn,
      gain: paying.reduce(
        (gain, [each, units]) => gain - units * (prices[each] ?? 0),
        activity.gain,
      ),
      cap: isCapped ? caps.numberOf(cap) : null,
      uses: isCapped ? activity.uses : 1,
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
      bonuses: whole.bonuses.filter((_, index) => !isPaid(whole.caps.length + index)),
      links,
      constantCents: 0,
    },
    switches: switches.rows,
    paid,
  };
}
