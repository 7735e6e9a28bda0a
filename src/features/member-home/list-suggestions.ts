import type { RankedCard } from './schema.ts';

const SUGGESTIONS = 5;

/** The cards of the greatest yearly value that the member could still get, best first. */
export function listSuggestions(
  ranking: readonly RankedCard[],
  heldIds: ReadonlySet<number>,
): RankedCard[] {
  return ranking
    .filter(({ card }) => card.opened_to_new && !heldIds.has(card.id))
    .sort(
      (a, b) => b.value.netCents - a.value.netCents || a.card.name.localeCompare(b.card.name, 'en'),
    )
    .slice(0, SUGGESTIONS);
}
