import type { CalendarDate } from '@/domain/calendar.ts';
import { isStepOver, lastDayOfStep } from '@/domain/schedule/plan-step.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { type PlannedStep, toPlanStep, toStepCard } from './schema.ts';

/** Kept steps that are still to be done, by day. */
function listLeft(
  kept: readonly PlannedStep[],
  memberCards: readonly MemberCard[],
  today: CalendarDate,
): readonly PlannedStep[] {
  const cards = memberCards.map(toStepCard);
  return kept
    .filter((row) => {
      const step = toPlanStep(row);
      return lastDayOfStep(step) >= today && !isStepOver(step, cards);
    })
    .toSorted((a, b) => a.planned_on.localeCompare(b.planned_on));
}

/** The step of a kept plan that closes or changes a held card. */
export function findPlannedEnd(
  kept: readonly PlannedStep[],
  memberCard: MemberCard,
  today: CalendarDate,
): PlannedStep | undefined {
  return listLeft(kept, [memberCard], today).find(
    ({ action, member_card_id: id }) =>
      id === memberCard.id && (action === 'close' || action === 'change'),
  );
}

/** The next card that a kept plan opens for a person; null is the member. */
export function findPlannedOpening(
  kept: readonly PlannedStep[],
  memberCards: readonly MemberCard[],
  person: Owner,
  today: CalendarDate,
): PlannedStep | undefined {
  return listLeft(kept, memberCards, today).find(
    ({ action, person_id: owner }) => action === 'apply' && owner === person,
  );
}
