import { touchesLink } from './link-rows.ts';
import type { Program } from './program.ts';
import type { ProgramPart } from './split-program.ts';

export type Entry = readonly [row: number, coefficient: number];

/** Linked spending of a month that reaches no step begins with a cent. */
const LEAST_CENTS = 1;

/**
 * Adds the rows of linked rates to a linear program, H being linked and O other spending of a class of months. Cents of
 * a step need other spending, and spending of months that reach no step is set apart (`apart`): it is limited by
 * theirs, and all other spending of the card falls into the remaining months.
 */
export function addLinks(
  program: Program,
  part: ProgramPart,
  scale: number,
  row: (limit: number) => number,
  columns: readonly Entry[][],
  switchEntries: ReadonlyMap<number, Entry[]>,
) {
  const added = {
    columns: new Array<Entry[]>(),
    values: new Array<number>(),
    /** Value of the open options in full, by their row. */
    valueOf: new Map<number, number>(),
    /** Limits to set once the program is solved. */
    forced: new Map<number, number>(),
  };
  for (const index of part.links) {
    const link = program.links[index];
    if (!link) continue;
    const touching = part.activities.flatMap((at, column) => {
      const activity = program.activities[at];
      const entries = columns[column];
      if (!activity || !entries || !touchesLink(program, link, activity)) return [];
      const isFor = link.isFor[program.supplies[activity.supply]?.subCategory ?? 0] ?? false;
      return [{ entries, use: isFor ? activity.linked : null, supply: activity.supply }];
    });
    const others = touching.filter(({ use }) => use === null);
    const most =
      [...new Set(others.map(({ supply }) => supply))].reduce(
        (sum, supply) => sum + (program.supplies[supply]?.cents ?? 0),
        0,
      ) / scale;
    /* Σ at least · H + apart ≤ O */
    const beside = row(0);
    for (const { entries } of others) entries.push([beside, -1]);
    for (const { entries, use } of touching) {
      if (use && use.atLeast > 0) entries.push([beside, use.atLeast]);
    }
    for (const { option, kind, row: open, valueCents, atMost } of link.options) {
      const own = touching.filter(({ use }) => use?.option === option);
      if (kind !== 'otherwise') {
        /* At least · H ≤ share · O: an option that is in for a share has that share of the months. */
        if (open === null) continue;
        const reached = row(0);
        for (const { entries, use } of own) entries.push([reached, use?.atLeast ?? 0]);
        switchEntries.get(open)?.push([reached, -most]);
        continue;
      }
      const [within, elsewhere, begun] = [row(0), row(most), row(0)];
      /* In months rather than cents: a row of a cent beside large spending would be lost in rounding. */
      const each = scale / (LEAST_CENTS * link.months);
      for (const { entries } of own) entries.push([within, -atMost], [begun, -each]);
      for (const { entries } of others) entries.push([elsewhere, 1]);
      added.columns.push([
        [beside, 1],
        [within, 1],
        [elsewhere, -1],
      ]);
      added.values.push(0);
      const share: Entry[] = [
        [elsewhere, most],
        [begun, 1],
      ];
      if (open !== null) {
        switchEntries.get(open)?.push(...share);
        added.valueOf.set(open, valueCents / scale);
        continue;
      }
      const [whole, taken] = [row(1), row(0)];
      added.columns.push([...share, [whole, 1], [taken, -1]]);
      added.values.push(valueCents / scale);
      added.forced.set(taken, -1);
    }
  }
  return added;
}
