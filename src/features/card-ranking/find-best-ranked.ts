import type { RankedCard } from './schema.ts';

export type BestRanked = {
  readonly first: RankedCard;
  /** Null where there is no other. */
  readonly second: RankedCard | null;
  readonly count: number;
};

/**
 * The card that is worth the most alone, however the list is sorted, and the next; null of none. Only of cards that the
 * member has or could have today, of which nothing is uncertain: a sentence leaves no room for marks.
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
