import type { Program } from './program.ts';

/** Indices of what hangs together: spend that competes for the same caps and choices. */
export type ProgramPart = {
  readonly supplies: readonly number[];
  readonly activities: readonly number[];
  readonly caps: readonly number[];
  readonly switches: readonly number[];
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

/** Splits a program into its independent parts. Supplies that nothing beats the floor for are in none. */
export function splitProgram({
  supplies,
  activities,
  caps,
  switches,
}: Program): readonly ProgramPart[] {
  if (activities.length === 0) return [];
  const capBase = supplies.length;
  const switchBase = capBase + caps.length;
  const sets = createSets(switchBase + switches.length);
  for (const { supply, cap, needs, yieldsTo } of activities) {
    if (cap !== null) sets.join(supply, capBase + cap);
    if (needs !== null) sets.join(supply, switchBase + needs);
    for (const rival of yieldsTo) sets.join(supply, switchBase + rival);
  }
  /* Options of one choice compete for its count. */
  switches.forEach(({ seat, monthClass }, index) => {
    const first = switches.findIndex(
      (other) => other.seat === seat && other.monthClass === monthClass,
    );
    sets.join(switchBase + first, switchBase + index);
  });
  const parts = new Map<
    number,
    { supplies: Set<number>; activities: number[]; caps: Set<number>; switches: Set<number> }
  >();
  activities.forEach(({ supply, cap, needs, yieldsTo }, index) => {
    const root = sets.find(supply);
    const part = parts.get(root) ?? {
      supplies: new Set<number>(),
      activities: [],
      caps: new Set<number>(),
      switches: new Set<number>(),
    };
    parts.set(root, part);
    part.activities.push(index);
    part.supplies.add(supply);
    if (cap !== null) part.caps.add(cap);
    if (needs !== null) part.switches.add(needs);
    for (const rival of yieldsTo) part.switches.add(rival);
  });
  return [...parts.values()].map((part) => ({
    supplies: [...part.supplies],
    activities: part.activities,
    caps: [...part.caps],
    switches: [...part.switches],
  }));
}
