import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import { bonusTrackerEdits } from '@/features/mine/bonus-tracker/mutations.ts';
import { draftTracker } from '@/features/mine/bonus-tracker/to-trackers.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { createMemberCard, memberCardEdits } from '@/features/mine/member-cards/mutations.ts';
import { memberCardsQuery, useMemberInputs } from '@/features/mine/member-cards/queries.ts';
import { useApplicant } from '@/features/mine/people/queries.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { PlannedStep } from '@/features/plan/planned-steps/schema.ts';
import type { DoStep } from '@/features/plan/what-next/schema.ts';
import { getToday } from '@/lib/dates.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';

/** Kept plans load only when a step is kept or done. */
const loadKeptSteps = () => import('@/features/plan/planned-steps/set-steps.ts');

/**
 * Carries out a step of the plan: adds a card with its bonus tracker, or closes a card. Removes the matching kept
 * step; undo restores it.
 */
export function useDoStep(): DoStep {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const { creditShareOf } = useMemberInputs();
  const applicant = useApplicant().applicant?.id ?? null;
  const addCard = useMutation(memberCardEdits.adding);
  const addTracker = useMutation(bonusTrackerEdits.adding);
  const changeCard = useMutation(memberCardEdits.updating);
  const removeCard = useMutation(memberCardEdits.removing);
  const client = useQueryClient();
  const dropKept = async (isDone: (step: PlannedStep) => boolean) =>
    (await loadKeptSteps()).dropKeptSteps(client, isDone);
  const dropApplication = ({ id }: CardRow, person: Owner) =>
    dropKept(
      (step) => step.action === 'apply' && step.credit_card_id === id && step.person_id === person,
    );
  const dropStepsOf = ({ id }: MemberCard, action: PlannedStep['action']) =>
    dropKept(
      (step) => (step.action === action || step.action === 'move') && step.member_card_id === id,
    );

  const open: DoStep['open'] = async (card, offer, on, person_id = applicant) => {
    const position = Math.max(0, ...memberCards.map((each) => each.position)) + 1;
    const memberCard = createMemberCard(card.id, { applied_on: on, position, person_id });
    const saved = await addCard.mutateAsync(memberCard).catch(() => null);
    if (saved === null) return;
    if (offer)
      await addTracker
        .mutateAsync(draftTracker(memberCard, offer, creditShareOf))
        .catch(() => null);
    const putBack = await dropApplication(card, person_id);
    toast({
      title: `${card.name} added to your cards${offer ? ', with its bonus' : ''}`,
      tone: 'success',
      action: {
        label: 'Undo',
        onPress: () => {
          removeCard.mutate(memberCard);
          putBack();
        },
      },
    });
  };

  const close = async (memberCard: MemberCard, name: string) => {
    const values = { status: 'closed' as const, closed_on: getToday() };
    const saved = await changeCard.mutateAsync({ base: memberCard, values }).catch(() => null);
    if (saved === null) return;
    const putBack = await dropStepsOf(memberCard, 'close');
    toast({
      title: `${name} is closed`,
      action: {
        label: 'Undo',
        onPress: () => {
          const before = { status: memberCard.status, closed_on: memberCard.closed_on };
          changeCard.mutate({ base: { ...memberCard, ...values }, values: before });
          putBack();
        },
      },
    });
  };

  const change = async (memberCard: MemberCard, values: RowValues<MemberCard>, product: string) => {
    const saved = await changeCard.mutateAsync({ base: memberCard, values }).catch(() => null);
    if (saved === null) return;
    const putBack = await dropStepsOf(memberCard, 'change');
    toast({
      title: `It is ${product} now`,
      tone: 'success',
      action: {
        label: 'Undo',
        onPress: () => {
          const { credit_card_id, changed_from_credit_card_id, product_changed_on } = memberCard;
          const { choices, annual_fee_cents } = memberCard;
          const product = { credit_card_id, changed_from_credit_card_id, product_changed_on };
          const before = { ...product, choices, annual_fee_cents };
          changeCard.mutate({ base: { ...memberCard, ...values }, values: before });
          putBack();
        },
      },
    });
  };

  const deny: DoStep['deny'] = async (card, person_id = applicant) => {
    const position = Math.max(0, ...memberCards.map((each) => each.position)) + 1;
    const fields = { status: 'rejected' as const, applied_on: getToday(), position, person_id };
    const memberCard = createMemberCard(card.id, fields);
    const saved = await addCard.mutateAsync(memberCard).catch(() => null);
    if (saved === null) return;
    const putBack = await dropApplication(card, person_id);
    toast({
      title: `${card.name}: denied, and not planned again for half a year`,
      action: {
        label: 'Undo',
        onPress: () => {
          removeCard.mutate(memberCard);
          putBack();
        },
      },
    });
  };
  const keepPlan: DoStep['keepPlan'] = (person, steps) =>
    void loadKeptSteps().then((kept) => {
      kept.keepPlan(client, person, steps);
    });
  return { open, close, change, deny, keepPlan };
}
