import { touchesLink } from './link-rows.ts';
import {
  type Activity,
  type BonusRow,
  type CapRow,
  countsFor,
  isInWindow,
  type Program,
} from './program.ts';

/** Indices of what hangs together: spend that competes for the same caps and choices. */
export type ProgramPart = {
  readonly supplies: readonly number[];
  readonly activities: readonly number[];
  readonly caps: readonly number[];
  readonly switches: readonly number[];
  readonly bonuses: readonly number[];
  readonly links: readonly number[];
};

/** Disjoint sets with path halving. */
function createSets(size: number) {
  const parent = new Int32Array(size);
  for (let item = 0; item < size; item += 1) parent[item] = item;
  const find = (item: number): number => {
    let at = item;
    for (let up = parent[at] ?? at; up !== at; up = parent[at] ?? at) {
      parent[at] = parent[up] ?? up;
      at = parent[at] ?? at;
    }
    return at;
  };
  const join = (a: number, b: number): void => {
    parent[find(a)] = find(b);
  };
  return { find, join };
}

/** True if an activity counts for or against a tier's minimum spend. */
export function touchesBonus(
  { timeline, supplies }: Program,
  bonus: BonusRow,
  activity: Activity,
): boolean {
  const supply = supplies[activity.supply];
  if (!supply || !isSpend(activity)) return false;
  if (!countsFor(bonus, activity.card) && !countsFor(bonus, supply.floor?.card)) return false;
  return isInWindow(timeline, supply.slot, bonus.window);
}

/** Cents by which a cent of an activity changes the spending that counts: none, one more, or one less than the floor's. */
export function countToward(program: Program, bonus: BonusRow, activity: Activity): 0 | 1 | -1 {
  if (!touchesBonus(program, bonus, activity)) return 0;
  const isFloor = countsFor(bonus, program.supplies[activity.supply]?.floor?.card);
  if (isFloor === countsFor(bonus, activity.card)) return 0;
  return isFloor ? -1 : 1;
}

/** True if the activity uses its supply's cents, rather than riding on another's. */
export function isSpend({ ridesOn }: Activity): boolean {
  return ridesOn === null;
}

/**
 * Splits a program into its independent parts, or into those that only caps which do not tie hold together. Supplies that
 * nothing beats the floor for are in none.
 */
export function splitProgram(
  program: Program,
  isTying: (cap: CapRow) => boolean = () => true,
): readonly ProgramPart[] {
  const { supplies, activities, caps, switches, bonuses, links } = program;
  if (activities.length === 0 && bonuses.length === 0) return [];
  const capBase = supplies.length;
  const switchBase = capBase + caps.length;
  const bonusBase = switchBase + switches.length;
  const linkBase = bonusBase + bonuses.length;
  const sets = createSets(linkBase + links.length);
  const tied = new Set<number | null>(caps.flatMap((cap, index) => (isTying(cap) ? [index] : [])));
  for (const activity of activities) {
    const { supply, cap, needs, yieldsTo } = activity;
    if (tied.has(cap)) sets.join(supply, capBase + (cap ?? 0));
    if (needs !== null) sets.join(supply, switchBase + needs);
    for (const rival of yieldsTo) sets.join(supply, switchBase + rival);
    bonuses.forEach((bonus, index) => {
      if (touchesBonus(program, bonus, activity)) sets.join(supply, bonusBase + index);
    });
    links.forEach((link, index) => {
      if (touchesLink(program, link, activity)) sets.join(supply, linkBase + index);
    });
  }
  links.forEach(({ options }, index) => {
    for (const { row } of options) if (row !== null) sets.join(linkBase + index, switchBase + row);
  });
  /* Options of one choice compete for its count. */
  switches.forEach(({ seat, monthClass }, index) => {
    const first = switches.findIndex(
      (other) => other.seat === seat && other.monthClass === monthClass,
    );
    sets.join(switchBase + first, switchBase + index);
  });
  type Open = {
    supplies: Set<number>;
    activities: number[];
    caps: Set<number>;
    switches: Set<number>;
    bonuses: number[];
    links: number[];
  };
  const parts = new Map<number, Open>();
  const partOf = (item: number): Open => {
    const root = sets.find(item);
    const part = parts.get(root) ?? {
      supplies: new Set<number>(),
      activities: [],
      caps: new Set<number>(),
      switches: new Set<number>(),
      bonuses: [],
      links: [],
    };
    parts.set(root, part);
    return part;
  };
  activities.forEach(({ supply, cap, needs, yieldsTo }, index) => {
    const part = partOf(supply);
    part.activities.push(index);
    part.supplies.add(supply);
    if (cap !== null) part.caps.add(cap);
    if (needs !== null) part.switches.add(needs);
    for (const rival of yieldsTo) part.switches.add(rival);
  });
  bonuses.forEach((_, index) => partOf(bonusBase + index).bonuses.push(index));
  links.forEach(({ options }, index) => {
    const part = partOf(linkBase + index);
    part.links.push(index);
    for (const { row } of options) if (row !== null) part.switches.add(row);
  });
  return [...parts.values()].map((part) => ({
    supplies: [...part.supplies],
    activities: part.activities,
    caps: [...part.caps],
    switches: [...part.switches],
    bonuses: part.bonuses,
    links: part.links,
  }));
}
