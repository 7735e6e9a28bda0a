import type { BoardElement } from './schema.ts';

/** Identifies an element's version. */
export type Stamp = Pick<BoardElement, 'version' | 'versionNonce'>;

/** The states of a drawing's elements, copied: Excalidraw changes its elements in place. */
export function stampsOf(elements: readonly BoardElement[]): Map<string, Stamp> {
  return new Map(
    elements.map(({ id, version, versionNonce }) => [id, { version, versionNonce }] as const),
  );
}

/** Excalidraw's own rule: the higher version wins, and of equal ones the lower nonce, on every device alike. */
function isNewer(a: Stamp, b: Stamp): boolean {
  return a.version > b.version || (a.version === b.version && a.versionNonce < b.versionNonce);
}

function compareOrder(a: BoardElement, b: BoardElement): number {
  const [first, second] = [a.index ?? '', b.index ?? ''];
  if (first === second) return a.id < b.id ? -1 : Number(a.id > b.id);
  // Fractional indices sort by their bytes; an element without one was drawn last.
  if (first === '' || second === '') return first === '' ? 1 : -1;
  return first < second ? -1 : 1;
}

/**
 * Merges two drawings with a common origin: each element in its latest version, with tombstones for removed ones.
 * Commutative, associative and idempotent, so that devices agree in any order of arrival. Elements in `held` are
 * being edited here and stay unchanged.
 */
export function mergeElements(
  here: readonly BoardElement[],
  there: readonly BoardElement[],
  held: ReadonlySet<string> = new Set(),
): BoardElement[] {
  const merged = new Map(here.map((element) => [element.id, element]));
  for (const element of there) {
    const own = merged.get(element.id);
    if (own === undefined || (!held.has(element.id) && isNewer(element, own))) {
      merged.set(element.id, element);
    }
  }
  return [...merged.values()].toSorted(compareOrder);
}

/** True if a drawing has an element newer than the known versions. */
export function isAhead(
  elements: readonly BoardElement[],
  known: ReadonlyMap<string, Stamp>,
): boolean {
  return elements.some((element) => {
    const other = known.get(element.id);
    return other === undefined || isNewer(element, other);
  });
}

const SEVEN_DAYS = 7 * 24 * 60 * 60_000;

/** Removed elements are remembered for a week: longer than a device stays unaware of the removal. */
export function dropOldTombstones(elements: readonly BoardElement[], now: number): BoardElement[] {
  return elements.filter((element) => !element.isDeleted || element.updated > now - SEVEN_DAYS);
}
