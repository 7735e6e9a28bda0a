import type { RankedCard } from './schema.ts';

export type BestRanked = {
  readonly first: RankedCard;
  /** Runner-up; null if there is none. */
  readonly second: RankedCard | null;
  readonly count: number;
};

/**
 * Finds the card with the highest value alone, in any sort order, and the runner-up; null if there is none. Only
 * considers cards that the member has or could get today, without uncertain facts, because a sentence has no room for
 * marks.
 */
export function findBestRanked(
  ranking: readonly RankedCard[],
  heldIds: ReadonlySet<number>,
): BestRanked | null {
  const had = ranking.filter(
    ({ card, obstacle, isUncertain }) =>
      !isUncertain && (obstacle === null || heldIds.has(card.id)),
  );
  const [first, second] = had.toSorted((a, b) => b.figures.netCents - a.figures.netCents);
  return first ? { first, second: second ?? null, count: had.length } : null;
}
