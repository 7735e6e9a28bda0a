import { useMemo } from 'react';
import type { SharedHand } from '@/features/mine/household/schema.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { joinSharedCards } from './join-shared-cards.ts';

/** The member's cards, with those of the household while they are shown. */
export function useCardsInHand(shared: SharedHand | undefined) {
  const { inputs, held, entries } = useHoldings();
  const cards = inputs.rows.cards;
  const hand = useMemo(
    () => joinSharedCards({ held, entries }, shared, cards),
    [held, entries, shared, cards],
  );
  return { inputs, own: held, hand };
}
