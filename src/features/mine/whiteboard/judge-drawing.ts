import { type BoardElement, MAX_DOCUMENT_BYTES } from './schema.ts';

/** Work that a browser does in about two seconds: two million letters take it nine. */
const MOST_WORK = 400_000;
const OF_AN_ELEMENT = 20;
/** A picture is scaled again for each place that shows it. */
const OF_A_PICTURE = 500;
const LENGTH_OF_DASH = 10;
/** Pixels that are filled in the time of a unit, and those of the largest canvas of a shape. */
const PIXELS_OF_UNIT = 1000;
const MOST_PIXELS = 16_777_216;

const FILLS: readonly unknown[] = ['solid', 'hachure', 'cross-hatch', 'zigzag'];
/** Excalidraw's roughness goes to 2. Beyond it lines are bent longer and longer. */
const MOST_ROUGHNESS = 10;

const read = (element: object, name: string): unknown => Reflect.get(element, name);
const numberOf = (value: unknown) => (typeof value === 'number' ? Math.abs(value) : 0);
const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);

/** True of a style that Excalidraw draws but does not offer: dots, or strokes of negative width. */
function isOutOfBounds(element: BoardElement): boolean {
  const isWithin = (name: string, most: number) => {
    const value = read(element, name) ?? 0;
    return typeof value === 'number' && value >= 0 && value <= most;
  };
  return !(
    FILLS.includes(read(element, 'fillStyle') ?? 'solid') &&
    isWithin('strokeWidth', Infinity) &&
    isWithin('roughness', MOST_ROUGHNESS)
  );
}

function weighElement(element: BoardElement): number {
  if (isOutOfBounds(element)) return Infinity;
  const given: unknown = read(element, 'points');
  const points: readonly unknown[] = Array.isArray(given) ? given : [];
  const reachOf = (axis: number) =>
    points.reduce<number>((most, point) => {
      const place: readonly unknown[] = Array.isArray(point) ? point : [];
      return Math.max(most, numberOf(place[axis]));
    }, 0);
  const [reachX, reachY] = [reachOf(0), reachOf(1)];
  const [width, height] = [numberOf(element.width), numberOf(element.height)];
  const extent = width + height + 2 * (reachX + reachY);
  // A frame has no canvas of its own.
  const pixels =
    element.type === 'frame'
      ? 0
      : Math.min(Math.max(width, reachX) * Math.max(height, reachY), MOST_PIXELS);
  // Excalidraw's own values in place of those that are missing.
  const fill = read(element, 'fillStyle') ?? 'solid';
  const background = read(element, 'backgroundColor') ?? 'transparent';
  const isHatched = fill !== 'solid' && background !== 'transparent';
  const gap = Math.max(0.1, 4 * (numberOf(read(element, 'strokeWidth')) || 2));
  // Each line of a hatched shape meets all of its edges.
  const hatching = isHatched ? (extent / gap) * Math.max(1, points.length) : 0;
  const isDashed = (read(element, 'strokeStyle') ?? 'solid') !== 'solid';
  const dashes = isDashed ? extent / LENGTH_OF_DASH : 0;
  const words = lengthOf(read(element, 'text')) + lengthOf(read(element, 'name'));
  const shape = Math.sqrt(extent) + pixels / PIXELS_OF_UNIT;
  const kind = element.type === 'image' ? OF_A_PICTURE : OF_AN_ELEMENT;
  return kind + words + points.length + shape + hatching + dashes;
}

/** True of a drawing that would freeze the page: larger than anyone draws, but a file or a link may hold one. */
export function isTooMuchToDraw(elements: readonly BoardElement[]): boolean {
  let work = 0;
  for (const element of elements) {
    if (!element.isDeleted) work += weighElement(element);
  }
  return work > MOST_WORK;
}

/** True of shapes that no board can be saved with, also once they are removed: removed ones are remembered for a week. */
export function isTooMuchToKeep(elements: readonly BoardElement[]): boolean {
  return JSON.stringify(elements).length > MAX_DOCUMENT_BYTES;
}
