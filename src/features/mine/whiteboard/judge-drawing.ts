import type { BoardElement } from './schema.ts';

/** Work that a browser does in about two seconds: two million letters take it nine. */
const MOST_WORK = 400_000;
const OF_AN_ELEMENT = 20;
const LENGTH_OF_DASH = 10;

const read = (element: object, name: string): unknown => Reflect.get(element, name);
const numberOf = (value: unknown) => (typeof value === 'number' ? Math.abs(value) : 0);
const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);

function weighElement(element: BoardElement): number {
  const given: unknown = read(element, 'points');
  const points: readonly unknown[] = Array.isArray(given) ? given : [];
  const reach = points.reduce<number>((most, point) => {
    const place: readonly unknown[] = Array.isArray(point) ? point : [];
    return Math.max(most, numberOf(place[0]) + numberOf(place[1]));
  }, 0);
  const extent = numberOf(element.width) + numberOf(element.height) + 2 * reach;
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
  return OF_AN_ELEMENT + words + points.length + Math.sqrt(extent) + hatching + dashes;
}

/** True of a drawing that would stop the page that shows it: nobody draws as much, but a file or a link may hold it. */
export function isTooMuchToDraw(elements: readonly BoardElement[]): boolean {
  let work = 0;
  for (const element of elements) {
    if (!element.isDeleted) work += weighElement(element);
  }
  return work > MOST_WORK;
}
