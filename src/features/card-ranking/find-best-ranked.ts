import type { RankedCard } from './schema.ts';

export type BestRanked = {
  readonly first: RankedCard;
  /** Null where there is no other. */
  readonly second: RankedCard | null;
  readonly count: number;
};

/** The card that is worth the most alone, however the list is sorted, and the next; null of none. */
export function findBestRanked(listed: readonly RankedCard[]): BestRanked | null {
  const [first, second] = listed.toSorted((a, b) => b.figures.netCents - a.figures.netCents);
  return first ? { first, second: second ?? null, count: listed.length } : null;
}
