import type { RankedCard, Suggestion } from './schema.ts';

const most = 5;

/** The obtainable cards that add most to the wallet, best first, none that adds nothing. Null until computed. */
export function listSuggestions(
  ranking: readonly RankedCard[],
  heldIds: ReadonlySet<number>,
): Suggestion[] | null {
  const known = ranking.flatMap((ranked) =>
    ranked.addedCents === null ? [] : [{ ...ranked, addedCents: ranked.addedCents }],
  );
  if (known.length < ranking.length) return null;
  return known
    .filter(
      ({ card, obstacle, addedCents }) =>
        obstacle === null && !heldIds.has(card.id) && addedCents > 0,
    )
    .sort((a, b) => b.addedCents - a.addedCents || a.card.name.localeCompare(b.card.name, 'en'))
    .slice(0, most);
}
