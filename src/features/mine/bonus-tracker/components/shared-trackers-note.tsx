import { useEffect, useMemo } from 'react';
import { AddingNote } from '@/components/adding-note.tsx';
import { useQuery } from '@tanstack/react-query';
import {
  sharedCardsQuery,
  sharedRowsQuery,
  useSharedHand,
} from '@/features/mine/household/queries.ts';
import { createCardNaming } from '@/features/mine/people/queries.ts';
import { purchase } from '@/features/mine/purchases/schema.ts';
import type { TrackedBonuses } from '../to-trackers.ts';
import { bonusTracker } from '../schema.ts';

const sharedTrackersQuery = () => sharedRowsQuery(bonusTracker.name, bonusTracker.schema);
const sharedPurchasesQuery = () => sharedRowsQuery(purchase.name, purchase.schema);

/** Bonuses shared by others; empty until all the data for their progress is loaded. */
function useSharedTrackers() {
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

type SharedTrackersNoteProps = {
  /** Gets the bonuses of the others, undefined while the tab does not show them. */
  onChange: (bonuses: TrackedBonuses | undefined) => void;
};

export function SharedTrackersNote({ onChange }: SharedTrackersNoteProps) {
  const { isShown, reads, bonuses } = useSharedTrackers();
  useEffect(() => {
    onChange(bonuses);
  }, [bonuses, onChange]);
  return isShown ? (
    <AddingNote
      reads={reads}
      adding="Adding the bonuses of your household…"
      added="Bonuses of the cards the others hold are listed too, each with its owner."
      failed="The bonuses of your household could not be loaded"
    />
  ) : null;
}
