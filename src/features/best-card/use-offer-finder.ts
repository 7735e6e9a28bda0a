import type { BestCardFilters } from '@contract/preferences.ts';
import { useEffect, useMemo } from 'react';
import { useObstacles } from '@/features/eligibility/queries.ts';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { useCapsUsed } from '@/features/purchases/queries.ts';
import { runInSlices } from '@/lib/run-in-slices.ts';
import { createOfferFinder, prepareOffers } from './find-offers.ts';

/** What finds the offers of all cards that the filters leave; those of every sub-category are worked out meanwhile. */
export function useOfferFinder(filters: BestCardFilters) {
  const { inputs: usual, held, entries } = useHeldWallet();
  const inputs = usual.counting({ countsLowConfidence: filters.includeLowConfidence });
  const used = useCapsUsed(inputs, held);
  const { obstacleOf } = useObstacles(filters.includeLowConfidence);
  const find = useMemo(
    () => createOfferFinder(inputs, held, used, filters, obstacleOf),
    [inputs, held, used, filters, obstacleOf],
  );
  useEffect(
    () =>
      runInSlices(
        prepareOffers(inputs, held, used),
        () => undefined,
        (error) => {
          throw error;
        },
      ),
    [inputs, held, used],
  );
  return { inputs, held, entries, find };
}
