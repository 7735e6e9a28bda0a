/** Rounds cents to whole dollars, in cents, as `formatWholeDollars` shows them. */
export const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100 + 0;

/** Difference of two figures as they are shown, in whole dollars. */
export function shownDifference(cents: number, from: number): number {
  return wholeDollars(cents) - wholeDollars(from);
}

/**
 * Rounds the parts of a sum to whole dollars, in cents, so that they add up to the rounded sum: those with the largest
 * remainders are rounded up. Parts taken off the sum are negative. `total` is a sum that is rounded already.
 */
export function shownParts(
  parts: readonly number[],
  total = wholeDollars(parts.reduce((all, cents) => all + cents, 0)),
): readonly number[] {
  const dollars = parts.map((cents) => Math.floor(Math.round(cents) / 100));
  const rest = (index: number) => Math.round(parts[index] ?? 0) - (dollars[index] ?? 0) * 100;
  const missing = Math.round(total / 100) - dollars.reduce((all, each) => all + each, 0);
  const raised = new Set(
    [...dollars.keys()].toSorted((a, b) => rest(b) - rest(a)).slice(0, Math.max(0, missing)),
  );
  return dollars.map((each, index) => (each + (raised.has(index) ? 1 : 0)) * 100);
}
