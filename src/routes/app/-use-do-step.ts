import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import { bonusTrackerEdits } from '@/features/bonus-tracker/mutations.ts';
import { draftTracker } from '@/features/bonus-tracker/to-trackers.ts';
import type { BonusRow, CardRow } from '@/features/catalogue/schema.ts';
import { createMemberCard, memberCardEdits } from '@/features/member-cards/mutations.ts';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import type { MemberCard } from '@/features/member-cards/schema.ts';
import type { DoStep } from '@/features/what-next/schema.ts';
import { getToday } from '@/lib/dates.ts';

/** Does a step of the plan: a card and the tracker of its bonus, or a card closed. */
export function useDoStep(): DoStep {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const addCard = useMutation(memberCardEdits.adding);
  const addTracker = useMutation(bonusTrackerEdits.adding);
  const changeCard = useMutation(memberCardEdits.updating);
  const removeCard = useMutation(memberCardEdits.removing);

  const open = async (card: CardRow, offer: BonusRow | null) => {
    const position = Math.max(0, ...memberCards.map((each) => each.position)) + 1;
    const memberCard = createMemberCard(card.id, { applied_on: getToday(), position });
    const saved = await addCard.mutateAsync(memberCard).catch(() => null);
    if (saved === null) return;
    if (offer) await addTracker.mutateAsync(draftTracker(memberCard, offer)).catch(() => null);
    toast({
      title: `${card.name} added to your cards${offer ? ', with its bonus' : ''}`,
      tone: 'success',
      action: {
        label: 'Undo',
        onPress: () => {
          removeCard.mutate(memberCard);
        },
      },
    });
  };

  const close = async (memberCard: MemberCard, name: string) => {
    const values = { status: 'closed' as const, closed_on: getToday() };
    const saved = await changeCard.mutateAsync({ base: memberCard, values }).catch(() => null);
    if (saved === null) return;
    toast({
      title: `${name} is closed`,
      action: {
        label: 'Undo',
        onPress: () => {
          const before = { status: memberCard.status, closed_on: memberCard.closed_on };
          changeCard.mutate({ base: { ...memberCard, ...values }, values: before });
        },
      },
    });
  };
  return { open, close };
}
