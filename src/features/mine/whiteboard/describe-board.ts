import { formatNumber } from '@/lib/format.ts';
import type { BoardElement } from './schema.ts';

type BoardText = {
  /** Texts in reading order: of shapes, and separate ones. */
  readonly shapes: readonly string[];
  /** Arrows with their ends. */
  readonly connections: readonly string[];
  /** Elements without words, such as “3 freehand lines”. */
  readonly others: readonly string[];
};

const silent: Readonly<Record<string, readonly [one: string, many: string]>> = {
  freedraw: ['freehand line', 'freehand lines'],
  image: ['image', 'images'],
  rectangle: ['empty box', 'empty boxes'],
  ellipse: ['empty ellipse', 'empty ellipses'],
  diamond: ['empty diamond', 'empty diamonds'],
  line: ['line', 'lines'],
};

const LONGEST_TEXT = 300;
const MOST_LINES = 1_000;

function oneLine(text: string): string {
  const start = text.slice(0, LONGEST_TEXT);
  const line = start
    .trim()
    .split(/\s*\n\s*/u)
    .join(', ');
  return text.length > start.length ? `${line}…` : line;
}

/** As many lines as anyone reads. */
const fitLines = (lines: readonly string[]): readonly string[] =>
  lines.length > MOST_LINES
    ? [...lines.slice(0, MOST_LINES), `and ${formatNumber(lines.length - MOST_LINES)} more`]
    : lines;

/** Rows of about a shape's height are read from left to right. */
const rowOf = ({ y }: BoardElement) => Math.round(y / 60);

/** Describes a board in words, for people who cannot see the drawing. */
export function describeBoard(elements: readonly BoardElement[]): BoardText {
  const alive = elements.filter((element) => !element.isDeleted);
  const labels = new Map<string, string>();
  for (const element of alive) {
    if (element.type === 'text' && element.containerId !== null) {
      labels.set(element.containerId, oneLine(element.text));
    }
  }
  const nameOf = (element: BoardElement): string | undefined => {
    if (element.type === 'text') return oneLine(element.text);
    if (element.type === 'frame') return oneLine(element.name ?? 'Frame');
    return labels.get(element.id);
  };
  const byId = new Map(alive.map((element) => [element.id, element]));
  const endOf = (id: string | undefined) => {
    const end = id === undefined ? undefined : byId.get(id);
    return (end && nameOf(end)) ?? 'something without words';
  };

  const shapes = alive
    .filter((each) => !(each.type === 'text' && each.containerId !== null) && each.type !== 'arrow')
    .toSorted((a, b) => rowOf(a) - rowOf(b) || a.x - b.x)
    .flatMap((each) => nameOf(each) ?? []);
  const connections = alive.flatMap((each) => {
    if (each.type !== 'arrow' || (!each.startBinding && !each.endBinding)) return [];
    const label = labels.get(each.id);
    const ends = `${endOf(each.startBinding?.elementId)} → ${endOf(each.endBinding?.elementId)}`;
    return [label === undefined ? ends : `${ends} (${label})`];
  });
  const others = Object.entries(silent).flatMap(([type, [one, many]]) => {
    const count = alive.filter((each) => each.type === type && !labels.has(each.id)).length;
    return count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`];
  });
  return { shapes: fitLines(shapes), connections: fitLines(connections), others };
}
