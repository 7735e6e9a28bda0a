import type { BestCardFilters } from '@contract/preferences.ts';
import { useEffect, useMemo } from 'react';
import { useObstacles } from '@/features/mine/eligibility/queries.ts';
import type { SharedHand } from '@/features/mine/household/schema.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { useSpent } from '@/features/mine/purchases/queries.ts';
import { memoizeNamed } from '@/lib/memoize-last.ts';
import { runInSlices } from '@/lib/run-in-slices.ts';
import { createOfferFinder, prepareOffers } from './find-offers.ts';
import { joinSharedCards } from './join-shared-cards.ts';

/** Outlives the page, so that the next one finds what this one found. */
const finderOf = memoizeNamed(createOfferFinder);

/** The member's cards, with those of the household while they are shown. */
function useCardsInHand(shared: SharedHand | undefined) {
  const { inputs, held, entries } = useHoldings();
  const cards = inputs.rows.cards;
  const hand = useMemo(
    () => joinSharedCards({ held, entries }, shared, cards),
    [held, entries, shared, cards],
  );
  return { inputs, own: held, hand };
}

/** Returns a function that finds the offers of all cards that pass the filters. */
export function useOfferFinder(filters: BestCardFilters, shared?: SharedHand) {
  const { inputs: usual, own, hand } = useCardsInHand(shared);
  const inputs = usual.counting({ countsLowConfidence: filters.includeLowConfidence });
  const spent = useSpent(inputs, own);
  const { obstacleOf } = useObstacles(filters.includeLowConfidence);
  const { held, entries, carriers } = hand;
  const find = useMemo(
    () => finderOf({ inputs, held, spent, filters, obstacleOf, carriers }),
    [inputs, held, spent, filters, obstacleOf, carriers],
  );
  return { inputs, held, entries, find };
}

/** The same, and computes the offers of every sub-category in the meantime. */
export function usePreparedOfferFinder(filters: BestCardFilters, shared?: SharedHand) {
  const finder = useOfferFinder(filters, shared);
  const { inputs, find } = finder;
  useEffect(
    () =>
      runInSlices(
        prepareOffers(inputs, find),
        () => undefined,
        (error) => {
          throw error;
        },
      ),
    [inputs, find],
  );
  return finder;
}
