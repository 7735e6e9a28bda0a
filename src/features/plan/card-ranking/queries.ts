import { useMemo } from 'react';
import type { HeldCard, ValuedYear } from '@/domain/rewards/problem.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { useEligibleInputs, useObstacles } from '@/features/mine/eligibility/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { listSuggestions } from './list-suggestions.ts';
import { createRankingSource, type RankingSource } from './create-ranking-source.ts';
import type { RankedCard, Suggestion } from './schema.ts';
import { useRankingParts } from './use-ranking-parts.ts';

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

/** The cards that would add most to the member's every year, bonuses not counted. Null until computed. */
export function useSuggestions(): readonly Suggestion[] | null {
  const ranking = useRanking('steady');
  const { entries } = useHoldings();
  const heldIds = new Set(
    entries.flatMap(({ memberCard, card }) => (memberCard.status === 'held' ? [card.id] : [])),
  );
  return ranking && listSuggestions(ranking, heldIds);
}
