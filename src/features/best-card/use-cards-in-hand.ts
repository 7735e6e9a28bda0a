import { useMemo } from 'react';
import type { SharedHand } from '@/features/household/schema.ts';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { joinSharedCards } from './join-shared-cards.ts';

/** The member's cards, with those of the household while they are shown. */
export function useCardsInHand(shared: SharedHand | undefined) {
  const { inputs, held, entries } = useHeldWallet();
  const cards = inputs.rows.cards;
  const hand = useMemo(
    () => joinSharedCards({ held, entries }, shared, cards),
    [held, entries, shared, cards],
  );
  return { inputs, own: held, hand };
}
