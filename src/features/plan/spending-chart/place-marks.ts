export type PlacedMark = {
  readonly x: number;
  /** Position of the mark, raised until it covers no earlier one. */
  readonly y: number;
  /** Position of the point itself. */
  readonly pointY: number;
};

const size = 20;

/** Places numbered marks for points from left to right; raises those that would overlap. */
export function placeMarks(points: readonly (readonly [number, number])[]): readonly PlacedMark[] {
  const placed: PlacedMark[] = [];
  for (const [x, pointY] of points) {
    let y = pointY;
    const covers = (other: PlacedMark) =>
      Math.abs(other.x - x) < size && Math.abs(other.y - y) < size;
    for (let hit = placed.find(covers); hit; hit = placed.find(covers)) y = hit.y - size;
    placed.push({ x, y, pointY });
  }
  return placed;
}

const steps = [1, 2, 2.5, 5, 10] as const;

/** Round numbers that cover a range, about `count` of them, the first at or below it. */
export function listTicks(from: number, to: number, count: number): readonly number[] {
  const span = to - from;
  if (!(span > 0)) return [from];
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((each) => each * power >= rough - 1e-9) ?? 10);
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Color and dashes of each line: dashes distinguish lines for people who cannot rely on color. */
const looks = [
  { color: 'var(--color-chart-1)', dashes: undefined },
  { color: 'var(--color-chart-2)', dashes: '8 4' },
  { color: 'var(--color-chart-3)', dashes: '2 4' },
  { color: 'var(--color-chart-4)', dashes: '10 3 2 3' },
  { color: 'var(--color-chart-5)', dashes: '5 2' },
] as const;

export function lookOf(index: number): (typeof looks)[number] {
  return looks[index % looks.length] ?? looks[0];
}
