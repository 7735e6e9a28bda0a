import { type Activity, type Program, type Supply, isInWindow } from './program.ts';
import type { Solution } from './solve-program.ts';
import type { ProgramPart } from './split-program.ts';

/** A part of a program with alike supplies merged, and the function that undoes it. */
type MergedPart = {
  readonly program: Program;
  readonly part: ProgramPart;
  /** Divides a merged supply's result among its parts. */
  readonly spread: (found: Pick<Solution, 'amounts' | 'supplyGains'>) => void;
};

/** Equal for supplies that can be used in the same ways, for the same gains, in the same windows. */
function signatureOf(
  { bonuses, links, timeline }: Program,
  { floor, slot }: Supply,
  activities: readonly Activity[],
  first: number,
): string {
  const windows = bonuses
    .map(({ window }) => (isInWindow(timeline, slot, window) ? 1 : 0))
    .join('');
  const months = links.length > 0 ? timeline.slots[slot]?.monthClass : '';
  const uses = activities.map(
    ({ card, cap, uses: each, gain, ridesOn, needs, yieldsTo, linked }) => {
      const rides = typeof ridesOn === 'number' ? ridesOn - first : ridesOn;
      return `${card},${cap},${each},${gain.toFixed(12)},${rides},${needs},${yieldsTo.join('+')},${linked?.option},${linked?.atLeast}`;
    },
  );
  return `${floor?.card ?? ''}/${windows}/${months}/${uses.join(';')}`;
}

/**
 * Merges alike supplies into one: an optimum for the sum, divided by size, keeps every row and has the same value. A
 * household spends in thirty sub-categories, and most cards earn the same in twenty of them.
 */
export function mergeSupplies(program: Program, part: ProgramPart): MergedPart {
  const bySupply = new Map<number, number[]>();
  for (const index of part.activities) {
    const supply = program.activities[index]?.supply ?? 0;
    const list = bySupply.get(supply);
    if (list) list.push(index);
    else bySupply.set(supply, [index]);
  }
  const groups = new Map<string, number[]>();
  for (const [supply, indices] of bySupply) {
    const given = program.supplies[supply];
    if (!given) continue;
    const activities = indices.flatMap((index) => program.activities[index] ?? []);
    const key = signatureOf(program, given, activities, indices[0] ?? 0);
    const group = groups.get(key);
    if (group) group.push(supply);
    else groups.set(key, [supply]);
  }
  if (groups.size === bySupply.size) return { program, part, spread: () => undefined };
  const supplies = [...program.supplies];
  const kept: number[] = [];
  for (const [first = 0, ...others] of groups.values()) {
    kept.push(first);
    let cents = program.supplies[first]?.cents ?? 0;
    for (const other of others) {
      const supply = program.supplies[other];
      if (!supply) continue;
      cents += supply.cents;
      supplies[other] = { ...supply, cents: 0 };
    }
    const supply = program.supplies[first];
    if (supply) supplies[first] = { ...supply, cents };
  }
  return {
    program: { ...program, supplies },
    part: {
      ...part,
      supplies: kept,
      activities: kept.flatMap((supply) => bySupply.get(supply) ?? []),
    },
    spread: ({ amounts, supplyGains }) => {
      for (const [first = 0, ...others] of groups.values()) {
        if (others.length === 0) continue;
        for (const other of others) supplyGains[other] = supplyGains[first] ?? 0;
        const total = supplies[first]?.cents ?? 0;
        (bySupply.get(first) ?? []).forEach((index, position) => {
          const found = amounts[index] ?? 0;
          for (const supply of [first, ...others]) {
            const at = bySupply.get(supply)?.[position];
            const share = total > 0 ? (program.supplies[supply]?.cents ?? 0) / total : 0;
            if (at !== undefined) amounts[at] = found * share;
          }
        });
      }
    },
  };
}
