import { gridOf, MONTHS_IN } from '../year/timeline.ts';
import { MONTHS_A_YEAR } from '../year/valued-year.ts';
import { type Earning, limitOf } from './earning.ts';
import type { EarningTable, OpenOption } from './earning-table.ts';

/**
 * By cap: true if a year's spending, in cents by sub-category, can never fill it, whatever is chosen. For a choice,
 * counts the allowed number of options with the most spending.
 */
function idleCaps({ card, earnings, openChoices }: EarningTable, spendCents: readonly number[]) {
  return card.caps.map((each, cap): boolean => {
    const usesOf = ({ premiums }: Earning) =>
      premiums.find((premium) => premium.cap === cap)?.uses ?? 0;
    const most = earnings.map((cells, era) => {
      let standing = 0;
      for (let at = 0; at < cells.length; at += 1) {
        const earning = cells[at];
        if (earning) standing += usesOf(earning) * (spendCents[at] ?? 0);
      }
      const ofOption = (option: OpenOption) => {
        let added = 0;
        for (const { subCategory, earning } of option.cells[era] ?? []) {
          const stands = cells[subCategory];
          const more = usesOf(earning) - (stands ? usesOf(stands) : 0);
          if (more > 0) added += more * (spendCents[subCategory] ?? 0);
        }
        return added;
      };
      return openChoices.reduce(
        (total, { count, options }) =>
          options
            .map(ofOption)
            .sort((a, b) => b - a)
            .slice(0, count)
            .reduce((sum, added) => sum + added, total),
        standing,
      );
    });
    const ofPeriod = (Math.max(0, ...most) * MONTHS_IN[gridOf(each.period)]) / MONTHS_A_YEAR;
    return ofPeriod <= limitOf(each);
  });
}

/** Merges the premiums of caps with room for all spending into the floor. */
function settled(earning: Earning, isIdle: readonly boolean[]): Earning {
  if (!earning.premiums.some(({ cap }) => isIdle[cap])) return earning;
  const idle = earning.premiums.filter(({ cap }) => isIdle[cap]);
  return {
    floor: idle.reduce((floor, { rate }) => floor + rate, earning.floor),
    premiums: earning.premiums.filter(({ cap }) => isIdle[cap] !== true),
    within: idle.map(({ cap, uses }) => ({ cap, uses })),
  };
}

/** The table for a year's spending, in cents by sub-category, without caps that the spending cannot fill. */
export function withoutIdleCaps(table: EarningTable, spendCents: readonly number[]): EarningTable {
  const isIdle = idleCaps(table, spendCents);
  if (!isIdle.includes(true)) return table;
  const earnings = table.earnings.map((cells) => {
    const known = new Map<Earning, Earning>();
    return cells.map((earning) => {
      const found = known.get(earning) ?? settled(earning, isIdle);
      known.set(earning, found);
      return found;
    });
  });
  return {
    ...table,
    isIdle,
    earnings,
    openChoices: table.openChoices.map((choice) => ({
      ...choice,
      options: choice.options.map((option) => ({
        ...option,
        cells: option.cells.map((cells) =>
          cells.map((cell) => ({ ...cell, earning: settled(cell.earning, isIdle) })),
        ),
      })),
    })),
  };
}
