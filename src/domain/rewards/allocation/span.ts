import type { CapGrid, Timeline } from '../year/timeline.ts';
import type { YearMonth } from '../year/valued-year.ts';
import type { Program } from './program.ts';

/** A part of the year: one class of identical months, or several smaller spans. */
export type Span = {
  readonly classes: readonly number[];
  readonly parts: readonly Span[];
};

/** The year as its classes of months. */
export function yearOfClasses({ classes }: Timeline): Span {
  const all = classes.map((_, monthClass) => monthClass);
  return { classes: all, parts: all.map((monthClass) => ({ classes: [monthClass], parts: [] })) };
}

function grouped(parts: readonly Span[], numberOf: (monthClass: number) => number): Span[] {
  const groups = new Map<number, Span[]>();
  for (const part of parts) {
    const number = numberOf(part.classes[0] ?? 0);
    groups.set(number, [...(groups.get(number) ?? []), part]);
  }
  return [...groups.values()].map((members) => {
    const [only, ...others] = members;
    if (only && others.length === 0) return only;
    return { classes: members.flatMap((each) => each.classes), parts: members };
  });
}

/** The year as its half years, those as their quarters, those as their months; only of grids that caps run on. */
export function yearOfPeriods(
  timeline: Timeline,
  months: readonly YearMonth[],
  grids: ReadonlySet<CapGrid>,
): Span {
  const monthOf = (monthClass: number) => months[timeline.classes[monthClass]?.[0] ?? 0];
  let { parts } = yearOfClasses(timeline);
  if (grids.has('quarter')) parts = grouped(parts, (each) => monthOf(each)?.quarter ?? 0);
  if (grids.has('half_year')) parts = grouped(parts, (each) => monthOf(each)?.halfYear ?? 0);
  return { classes: yearOfClasses(timeline).classes, parts };
}

/** For each cap, then each minimum spend, the classes of months it ties: a minimum spend is priced for all of them. */
export function rowReach(program: Program): ReadonlySet<number>[] {
  const { caps, bonuses, activities, supplies, timeline } = program;
  const reach = caps.map(() => new Set<number>());
  const all = new Set(timeline.classes.keys());
  for (const { cap, supply } of activities) {
    const slot = supplies[supply]?.slot ?? 0;
    if (cap !== null) reach[cap]?.add(timeline.slots[slot]?.monthClass ?? 0);
  }
  return [...reach, ...bonuses.map(() => all)];
}
