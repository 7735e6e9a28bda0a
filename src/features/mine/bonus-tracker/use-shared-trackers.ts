import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sharedRowsQuery, useSharedHand } from '@/features/mine/household/queries.ts';
import { createCardNaming } from '@/features/mine/people/queries.ts';
import { purchase } from '@/features/mine/purchases/schema.ts';
import { bonusTracker } from './schema.ts';
import type { TrackedBonuses } from './to-trackers.ts';

const sharedTrackersQuery = () => sharedRowsQuery(bonusTracker.name, bonusTracker.schema);
const sharedPurchasesQuery = () => sharedRowsQuery(purchase.name, purchase.schema);

/** Bonuses shared by others; undefined until all the data for their progress is loaded. */
export function useSharedTrackers() {
  const { hand, reads: readsOfHand } = useSharedHand('benefits');
  const enabled = hand !== undefined;
  const trackers = useQuery({ ...sharedTrackersQuery(), enabled });
  const purchases = useQuery({ ...sharedPurchasesQuery(), enabled });
  const reads = readsOfHand && [...readsOfHand, trackers, purchases];
  const isKnown = reads?.every(({ isSuccess }) => isSuccess);
  const { data: rows } = trackers;
  const { data: spent } = purchases;
  const bonuses = useMemo(
    (): TrackedBonuses | undefined =>
      hand && isKnown && rows && spent
        ? {
            rows,
            memberCards: hand.cards,
            purchases: spent,
            nameCard: createCardNaming(hand.holders),
          }
        : undefined,
    [hand, isKnown, rows, spent],
  );
  return { reads, bonuses };
}
