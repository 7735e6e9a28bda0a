import { useEffect, useMemo, useState } from 'react';
import type { HeldCard, ValuedYear } from '@/domain/rewards/problem.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { useEligibleInputs, useObstacles } from '@/features/mine/eligibility/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import {
  createRankingSource,
  type RankingParts,
  type RankingSource,
} from './create-ranking-source.ts';
import type { RankedCard, Suggestion } from './schema.ts';

const sourceOf = memoizeLast((inputs: ValuationInputs, held: readonly HeldCard[]): RankingSource =>
  createRankingSource({ problem: inputs.problemOf('steady', held), held }),
);

/** True if its figures depend on a low-confidence fact; favorable ones count only if the card is held. */
function isUncertain(card: CardRow, isHeld: boolean): boolean {
  const added = isHeld
    ? [...card.card_choices, ...card.category_points, ...card.credit_card_benefits]
    : [];
  const facts = [card, ...card.spending_caps, ...added];
  return facts.some(({ confidence }) => confidence === 'low');
}

const join = (before: RankingParts, now: RankingParts): RankingParts => ({
  alone: { ...before.alone, ...now.alone },
  added: { ...before.added, ...now.added },
});

/** A source's parts so far; for missing ones the previous values, which may be on screen. */
export function useRankingParts(source: RankingSource): RankingParts {
  const [known, setKnown] = useState(source.get);
  const [failure, setFailure] = useState<{ readonly error: Error }>();
  useEffect(
    () =>
      source.listen({
        onPart: (parts) => {
          setKnown((before) => join(before, parts));
        },
        onFail: (error) => {
          setFailure({ error });
        },
      }),
    [source],
  );
  // A bug of the engine belongs on the screen's error page, not into a worker.
  if (failure !== undefined) throw failure.error;
  return join(known, source.get());
}

/**
 * All cards with their figures, computed in a worker; null until known. The value added to the wallet takes longer
 * and follows. After a change, the old figures stay until the new ones arrive.
 */
export function useRanking(year: ValuedYear): readonly RankedCard[] | null {
  const { inputs: usual, held } = useHoldings();
  const { inputs, refused } = useEligibleInputs(usual);
  const { obstacleOf } = useObstacles();
  const { alone, added } = useRankingParts(sourceOf(inputs, held));
  const figuresBySlug = alone[year];
  const addedBySlug = added[year];
  return useMemo(() => {
    if (!figuresBySlug) return null;
    const heldSlugs = new Set(held.map((each) => each.card));
    const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
    return inputs.rows.cards.flatMap((card): RankedCard[] => {
      const figures = figuresBySlug.get(card.slug);
      if (!figures) return [];
      return [
        {
          card,
          issuer: issuers.get(card.company_id) ?? '',
          figures,
          addedCents: addedBySlug?.get(card.slug) ?? null,
          isUncertain: isUncertain(card, heldSlugs.has(card.slug)),
          uncounted: inputs.uncountedOf(card.slug),
          isBonusRefused: year === 'first' && refused.has(card.slug),
          obstacle: obstacleOf(card),
        },
      ];
    });
  }, [inputs, refused, held, year, figuresBySlug, addedBySlug, obstacleOf]);
}

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

/** The cards that would add most to the member's every year, bonuses not counted. Null until computed. */
export function useSuggestions(): readonly Suggestion[] | null {
  const ranking = useRanking('steady');
  const { entries } = useHoldings();
  const heldIds = new Set(
    entries.flatMap(({ memberCard, card }) => (memberCard.status === 'held' ? [card.id] : [])),
  );
  return ranking && listSuggestions(ranking, heldIds);
}
