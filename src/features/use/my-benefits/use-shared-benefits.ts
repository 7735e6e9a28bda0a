import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { calendarDate } from '@/domain/calendar.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { sharedRowsQuery, useSharedHand } from '@/features/mine/household/queries.ts';
import { createCardNaming } from '@/features/mine/people/queries.ts';
import { purchase } from '@/features/mine/purchases/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { benefitUse } from './schema.ts';
import { toMyBenefits } from './to-entries.ts';

const sharedUsesQuery = () => sharedRowsQuery(benefitUse.name, benefitUse.schema);
const sharedPurchasesQuery = () => sharedRowsQuery(purchase.name, purchase.schema);

/** Benefits shared by others, with their current state; undefined until all data they depend on is loaded. */
export function useSharedBenefits() {
  const { hand, reads: readsOfHand } = useSharedHand('benefits');
  const enabled = hand !== undefined;
  const uses = useQuery({ ...sharedUsesQuery(), enabled });
  const purchases = useQuery({ ...sharedPurchasesQuery(), enabled });
  const catalog = useCatalog();
  const today = getToday();
  const reads = readsOfHand && [...readsOfHand, uses, purchases];
  const isKnown = reads?.every(({ isSuccess }) => isSuccess);
  const { data: used } = uses;
  const { data: spent } = purchases;
  const entries = useMemo(
    () =>
      hand && isKnown && used && spent
        ? toMyBenefits(
            {
              memberCards: hand.cards,
              cards: catalog.cards,
              benefits: catalog.benefits,
              uses: used,
              purchases: spent,
              nameCard: createCardNaming(hand.holders),
              ownValues: [],
            },
            calendarDate(today),
          )
        : undefined,
    [hand, isKnown, used, spent, catalog, today],
  );
  return { reads, entries };
}
