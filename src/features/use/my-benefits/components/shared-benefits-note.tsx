import { useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AddingNote } from '@/components/adding-note.tsx';
import { calendarDate } from '@/domain/calendar.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import {
  sharedCardsQuery,
  sharedRowsQuery,
  useSharedHand,
} from '@/features/mine/household/queries.ts';
import { createCardNaming } from '@/features/mine/people/queries.ts';
import { purchase } from '@/features/mine/purchases/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { toMyBenefits } from '../to-entries.ts';
import type { MyBenefit } from '../to-entries.ts';
import { benefitUse } from '../schema.ts';

type SharedBenefitsNoteProps = {
  /** Gets the benefits of the others, undefined while the tab does not show them. */
  onChange: (entries: readonly MyBenefit[] | undefined) => void;
};

const sharedUsesQuery = () => sharedRowsQuery(benefitUse.name, benefitUse.schema);
const sharedPurchasesQuery = () => sharedRowsQuery(purchase.name, purchase.schema);

/** Benefits shared by others, with their current state; empty until all data they depend on is loaded. */
function useSharedBenefits() {
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

export function SharedBenefitsNote({ onChange }: SharedBenefitsNoteProps) {
  const { isShown, reads, entries } = useSharedBenefits();
  useEffect(() => {
    onChange(entries);
  }, [entries, onChange]);
  return isShown ? (
    <AddingNote
      reads={reads}
      adding="Adding the benefits of your household…"
      added="Benefits of the cards the others hold are listed too, each with its owner."
      failed="The benefits of your household could not be loaded"
    />
  ) : null;
}
