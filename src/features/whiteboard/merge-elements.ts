import type { BoardElement } from './schema.ts';

/** Which state of an element this is. */
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
  // Fractional indices are ordered by their bytes; what has none yet was drawn last.
  if (first === '' || second === '') return first === '' ? 1 : -1;
  return first < second ? -1 : 1;
}

/**
 * One drawing of two that began alike: each element as it was last changed, the removed ones with their
 * tombstones. Commutative, associative and idempotent, so that devices agree whatever arrives first.
 * Elements in `held` are being worked on here and stay as they are.
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

/** Whether a drawing has something later than the known states. */
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
