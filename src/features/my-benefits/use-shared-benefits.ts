import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarDate } from '@/domain/calendar.ts';
import { useCatalog } from '@/features/catalog/queries.ts';
import { sharedCardsQuery, sharedRowsQuery, useSharedHand } from '@/features/household/queries.ts';
import { createCardNaming } from '@/features/people/queries.ts';
import { purchaseSchema } from '@/features/purchases/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { benefitUseSchema } from './schema.ts';
import { toMyBenefits } from './to-entries.ts';

const sharedUsesQuery = () => sharedRowsQuery('benefit_uses', benefitUseSchema);
const sharedPurchasesQuery = () => sharedRowsQuery('purchases', purchaseSchema);

/** Benefits shared by others, with their current state; empty until all data they depend on is loaded. */
export function useSharedBenefits() {
  const hand = useSharedHand('benefits');
  const enabled = hand !== undefined;
  const cards = useQuery({ ...sharedCardsQuery(), enabled });
  const uses = useQuery({ ...sharedUsesQuery(), enabled });
  const purchases = useQuery({ ...sharedPurchasesQuery(), enabled });
  const catalog = useCatalog();
  const today = getToday();
  const isKnown = cards.isSuccess && uses.isSuccess && purchases.isSuccess;
  const entries = useMemo(
    () =>
      hand && isKnown
        ? toMyBenefits(
            {
              memberCards: hand.cards,
              cards: catalog.cards,
              benefits: catalog.benefits,
              uses: uses.data,
              purchases: purchases.data,
              nameCard: createCardNaming(hand.holders),
              ownValues: [],
            },
            calendarDate(today),
          )
        : undefined,
    [hand, isKnown, uses.data, purchases.data, catalog, today],
  );
  return { isShown: enabled, reads: [cards, uses, purchases], entries };
}
