import type { Plan, Planning, States } from './plan.ts';
import type { Span } from './span.ts';

/** A span with the decisions about its months. */
export type Shape = {
  readonly span: Span;
  /** Equal for spans that are alike: the same but for which months and periods of the year they are. */
  readonly key: string;
  /** Classes of months; alike spans correspond in this order. */
  readonly classes: readonly number[];
  readonly parts: readonly Shape[];
};

export function shapeOf({ program, labels }: Planning, span: Span, states: States): Shape {
  const decided = new Map<number | null, string[]>();
  for (const [row, state] of states) {
    const { seat, option, monthClass = null } = program.switches[row] ?? {};
    decided.set(monthClass, [...(decided.get(monthClass) ?? []), `${seat}.${option}${state}`]);
  }
  const shape = (each: Span): Shape => {
    if (each.parts.length === 0) {
      const [monthClass = 0] = each.classes;
      const options = [null, monthClass].flatMap((at) => decided.get(at) ?? []).sort();
      const key = `${labels[monthClass] ?? ''}!${options.join('&')}`;
      return { span: each, key, classes: each.classes, parts: [] };
    }
    const parts = each.parts
      .map(shape)
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
    const key = `(${parts.map((part) => part.key).join()})`;
    return { span: each, key, classes: parts.flatMap(({ classes }) => classes), parts };
  };
  return shape(span);
}

/** The parts of a span, those that are alike together. */
export function alikeParts({ parts }: Shape): readonly (readonly Shape[])[] {
  const groups = new Map<string, Shape[]>();
  for (const part of parts) groups.set(part.key, [...(groups.get(part.key) ?? []), part]);
  return [...groups.values()];
}

/** Classes of months that could be swapped with a class by swapping alike parts, itself included. */
function standIns({ parts, classes }: Shape, monthClass: number): readonly number[] {
  const part = parts.find((each) => each.classes.includes(monthClass));
  if (!part) return classes;
  const within = standIns(part, monthClass).map((each) => part.classes.indexOf(each));
  return parts
    .filter(({ key }) => key === part.key)
    .flatMap((each) => within.flatMap((position) => each.classes[position] ?? []));
}

/** The same option in interchangeable months, by row: a fact about one of them could hold for any. */
export function alikeRows({ program }: Planning, shape: Shape, row: number): readonly number[] {
  const { seat, option, monthClass = null } = program.switches[row] ?? {};
  if (monthClass === null) return [row];
  const classes = standIns(shape, monthClass);
  return program.switches.flatMap((each, index) =>
    each.seat === seat &&
    each.option === option &&
    each.monthClass !== null &&
    classes.includes(each.monthClass)
      ? [index]
      : [],
  );
}

/** A plan for one of two alike parts of a span as a plan for the other. */
export function planFor({ program }: Planning, plan: Plan, from: Shape, to: Shape): Plan {
  if (from === to) return plan;
  const { switches } = program;
  const chosen = [...plan.chosen].map((row) => {
    const { seat, option, monthClass = null } = switches[row] ?? {};
    if (monthClass === null) return row;
    const there = to.classes[from.classes.indexOf(monthClass)];
    return switches.findIndex(
      (each) => each.seat === seat && each.option === option && each.monthClass === there,
    );
  });
  return { ...plan, span: to.span, chosen: new Set(chosen) };
}
