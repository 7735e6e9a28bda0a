import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sharedCardsQuery, sharedRowsQuery, useSharedHand } from '@/features/household/queries.ts';
import { createCardNaming } from '@/features/people/queries.ts';
import { purchaseSchema } from '@/features/purchases/schema.ts';
import { bonusTracker } from './schema.ts';
import type { TrackedBonuses } from './to-trackers.ts';

const sharedTrackersQuery = () => sharedRowsQuery('bonus_trackers', bonusTracker.schema);
const sharedPurchasesQuery = () => sharedRowsQuery('purchases', purchaseSchema);

/** Bonuses shared by others; empty until all the data for their progress is loaded. */
export function useSharedTrackers() {
  const hand = useSharedHand('benefits');
  const enabled = hand !== undefined;
  const cards = useQuery({ ...sharedCardsQuery(), enabled });
  const trackers = useQuery({ ...sharedTrackersQuery(), enabled });
  const purchases = useQuery({ ...sharedPurchasesQuery(), enabled });
  const isKnown = cards.isSuccess && trackers.isSuccess && purchases.isSuccess;
  const bonuses = useMemo(
    (): TrackedBonuses | undefined =>
      hand && isKnown
        ? {
            rows: trackers.data,
            memberCards: hand.cards,
            purchases: purchases.data,
            nameCard: createCardNaming(hand.holders),
          }
        : undefined,
    [hand, isKnown, trackers.data, purchases.data],
  );
  return { isShown: enabled, reads: [cards, trackers, purchases], bonuses };
}
