import type { CapPeriod } from '../catalog/card.ts';
import type { Stretch } from './stretches.ts';
import { MONTHS_A_YEAR, type YearMonth } from './valued-year.ts';

/** Division of the year for caps: `month` also for billing cycles, `year` for every longer period. */
export type CapGrid = 'month' | 'quarter' | 'half_year' | 'year';

export function gridOf(period: CapPeriod): CapGrid {
  switch (period) {
    case 'billing_cycle':
    case 'month':
      return 'month';
    case 'quarter':
      return 'quarter';
    case 'half_year':
      return 'half_year';
    case 'calendar_year':
    case 'anniversary_year':
    case 'lifetime':
      return 'year';
  }
}

/** Stretches of alike months on which every card of the wallet is in one era. */
type Slot = {
  readonly monthClass: number;
  /** The stretch that represents the slot. */
  readonly stretch: number;
  /** Share of a year's spend that falls into the slot. */
  readonly yearShare: number;
};

/** Alike periods of a cap grid, taken together. */
type CapGroup = {
  /** Number of whole caps they hold: a partial period holds its share by months. */
  readonly caps: number;
};

/** The year, with alike months taken together. */
export type Timeline = {
  /** Months of each class. */
  readonly classes: readonly (readonly number[])[];
  readonly slots: readonly Slot[];
  readonly groups: Readonly<Record<CapGrid, readonly CapGroup[]>>;
  /** By grid and class: index of the class's group. */
  readonly groupOf: Readonly<Record<CapGrid, readonly number[]>>;
};

/** Months of a whole period; a partial one has its share of a cap and of the spending. */
export const MONTHS_IN: Readonly<Record<CapGrid, number>> = {
  month: 1,
  quarter: 3,
  half_year: 6,
  year: 12,
};

function numbered(keys: readonly string[]): readonly number[] {
  const numbers = new Map<string, number>();
  return keys.map((key) => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

function countOf(colors: readonly number[]): number {
  return Math.max(...colors) + 1;
}

/** The period of a grid that a month lies in, by its index in the year. */
export function periodOf(months: readonly YearMonth[], grid: CapGrid, month: number): number {
  switch (grid) {
    case 'month':
      return month;
    case 'quarter':
      return months[month]?.quarter ?? 0;
    case 'half_year':
      return months[month]?.halfYear ?? 0;
    case 'year':
      return Math.floor(month / MONTHS_A_YEAR);
  }
}

/** For each month the mix of colors in its period: each color's share of the period's months. */
function mixes(months: readonly YearMonth[], grid: CapGrid, colors: readonly number[]) {
  const tally = new Map<number, Map<number, number>>();
  colors.forEach((color, month) => {
    const period = periodOf(months, grid, month);
    const counts = tally.get(period) ?? new Map<number, number>();
    counts.set(color, (counts.get(color) ?? 0) + 1);
    tally.set(period, counts);
  });
  const texts = new Map<number, string>();
  for (const [period, counts] of tally) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const shares = [...counts].sort(([a], [b]) => a - b);
    texts.set(period, shares.map(([color, n]) => `${color}:${n / total}`).join());
  }
  return colors.map((_, month) => texts.get(periodOf(months, grid, month)) ?? '');
}

/**
 * Groups alike months by color refinement: months start with one color for equal `keys` (their eras and other
 * distinctions), and are split while the mix of colors in their cap periods differs. An optimal allocation can then
 * be averaged over a class's months without breaking a cap, because a cap's share falls evenly on its period's
 * months; so the linear program over classes has the same optimum as the one over months.
 */
export function timelineOf(
  months: readonly YearMonth[],
  stretches: readonly Stretch[],
  eraKeys: readonly string[],
  monthMarks: readonly string[],
  grids: ReadonlySet<CapGrid>,
): Timeline {
  const parts = months.map((): { stretch: number; key: string; share: number }[] => []);
  stretches.forEach(({ month, share }, stretch) => {
    const key = eraKeys[stretch] ?? '';
    const list = parts[month];
    const same = list?.find((part) => part.key === key);
    if (same) same.share += share;
    else list?.push({ stretch, key, share });
  });
  const keys = parts.map((list, month) => {
    const eras = list.map(({ key, share }) => `${key}@${share.toFixed(9)}`).sort();
    return `${monthMarks[month] ?? ''}/${eras.join('+')}`;
  });
  let colors = numbered(keys);
  for (let before = 1; before !== countOf(colors);) {
    before = countOf(colors);
    for (const grid of ['quarter', 'half_year', 'year'] as const) {
      const isWhole = grid === 'year' && months.length <= MONTHS_A_YEAR;
      if (isWhole || !grids.has(grid)) continue;
      const mix = mixes(months, grid, colors);
      colors = numbered(colors.map((color, month) => `${color}|${mix[month] ?? ''}`));
    }
  }
  const classes = Array.from({ length: countOf(colors) }, (): number[] => []);
  colors.forEach((color, month) => classes[color]?.push(month));

  const slots = classes.flatMap((members, monthClass) =>
    (parts[members[0] ?? 0] ?? []).map(({ stretch, share }) => ({
      monthClass,
      stretch,
      yearShare: (share * members.length) / MONTHS_A_YEAR,
    })),
  );
  const groupsOn = (grid: CapGrid) => {
    if (classes.length === 1) {
      return { groups: [{ caps: months.length / MONTHS_IN[grid] }], groupOf: [0] };
    }
    const mix = mixes(months, grid, colors);
    const numbers = numbered(mix);
    const groupOf = classes.map((members) => numbers[members[0] ?? 0] ?? 0);
    const groups = Array.from({ length: countOf(numbers) }, (_, group) => ({
      caps: numbers.filter((each) => each === group).length / MONTHS_IN[grid],
    }));
    return { groups, groupOf };
  };
  const [month, quarter, half, year] = [
    groupsOn('month'),
    groupsOn('quarter'),
    groupsOn('half_year'),
    groupsOn('year'),
  ];
  return {
    classes,
    slots,
    groups: {
      month: month.groups,
      quarter: quarter.groups,
      half_year: half.groups,
      year: year.groups,
    },
    groupOf: {
      month: month.groupOf,
      quarter: quarter.groupOf,
      half_year: half.groupOf,
      year: year.groupOf,
    },
  };
}
