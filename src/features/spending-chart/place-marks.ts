export type PlacedMark = {
  readonly x: number;
  /** Where the mark is drawn, lifted until it covers none before it. */
  readonly y: number;
  /** Where the point itself is. */
  readonly pointY: number;
};

const size = 20;

/** Numbered marks for points that run from left to right; those that would lie on others are lifted. */
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
