import { type Earning, fullRate } from './earning.ts';
import type { OpenChoice, OpenOption } from './earning-table.ts';

/** More sets than these would cost a program more than they tighten it. */
const MOST_SETS = 40;

function setsOf<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  let sets: readonly (readonly T[])[] = [[]];
  for (const item of items) {
    sets = [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, item])];
  }
  return sets.filter((set) => set.length > 0);
}

/**
 * The first `most` sets of exactly that many items, found without any of the others: of forty items there are more than
 * fit a memory. A card may let its holder choose twenty of them, as one that a member describes.
 */
export function listSetsOfSize<T>(
  items: readonly T[],
  size: number,
  most: number,
): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  const sets: (readonly T[])[] = [];
  for (let last = size - 1; last < items.length && sets.length < most; last += 1) {
    const before = listSetsOfSize(items.slice(0, last), size - 1, most - sets.length);
    sets.push(...before.map((set) => [...set, ...items.slice(last, last + 1)]));
  }
  return sets;
}

/** Earnings of options chosen together in an era, by sub-category: the best if several cover it. */
export function broughtBy(
  options: readonly OpenOption[],
  era: number,
): ReadonlyMap<number, Earning> {
  const best = new Map<number, Earning>();
  for (const { cells } of options) {
    for (const { subCategory, earning } of cells[era] ?? []) {
      const before = best.get(subCategory);
      if (!before || fullRate(before) < fullRate(earning)) best.set(subCategory, earning);
    }
  }
  return best;
}

function together(options: readonly OpenOption[]): OpenOption {
  const eras = Math.max(0, ...options.map((option) => option.cells.length));
  return {
    slugs: options.flatMap((option) => option.slugs),
    cells: Array.from({ length: eras }, (_, era) =>
      [...broughtBy(options, era)].map(([subCategory, earning]) => ({ subCategory, earning })),
    ),
  };
}

/**
 * Rewrites a monthly choice of several options as a choice of one of their sets. A linear relaxation describes one of
 * several alternatives exactly, but not several at a time that share a cap.
 */
export function chosenTogether(choice: OpenChoice): OpenChoice {
  if (choice.mode !== 'top_spend' || choice.count < 2) return choice;
  const spent = choice.options.filter((option) => option.cells.some((cells) => cells.length > 0));
  const sets = spent.length > 8 ? [] : setsOf(spent, choice.count);
  if (sets.length === 0 || sets.length > MOST_SETS) return choice;
  return { ...choice, count: 1, options: sets.map(together) };
}
