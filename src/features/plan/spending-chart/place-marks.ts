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
