import type { CalendarDate } from '@/domain/calendar.ts';
import { identifyStep, isStepOver, type StepCard } from '@/domain/schedule/plan-step.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { plannedStep, type PlannedStep, toPlanStep } from '@/features/plan/planned-steps/schema.ts';
import { findStep } from './list-calendar-events.ts';
import type { PlanEvent } from './list-steps.ts';

const actions = { open: 'apply', move: 'move', close: 'close', change: 'change' } as const;

/** A card of a plan, by its slug there. */
export type PlanCard = { readonly card: CardRow; readonly isHeld: boolean };

/** A person's plan as rows to keep, each with its day. */
export function listPlannedSteps(
  events: readonly PlanEvent[],
  date: CalendarDate,
  cardOf: (key: string) => PlanCard,
  person: Owner,
): readonly PlannedStep[] {
  return events.flatMap((event): PlannedStep[] => {
    if (event.kind === 'bonus' || event.kind === 'due' || event.kind === 'fee') return [];
    const step = findStep(event, date);
    const { card, isHeld } = cardOf(event.card);
    if (step === null) return [];
    return [
      plannedStep.create({
        person_id: person,
        action: actions[event.kind],
        credit_card_id: card.id,
        member_card_id: isHeld ? event.card : null,
        becomes_credit_card_id: event.kind === 'change' ? cardOf(event.to).card.id : null,
        planned_on: step.on,
      }),
    ];
  });
}

/** Kept steps that are left to do. Points to move that the plan has no more, `now`, are moved. */
export function listStepsToDo(
  kept: readonly PlannedStep[],
  now: readonly PlannedStep[],
  cards: readonly StepCard[],
): readonly PlannedStep[] {
  const moves = new Set(
    now.filter(({ action }) => action === 'move').map(({ credit_card_id: id }) => id),
  );
  return kept.filter(
    (row) =>
      !isStepOver(toPlanStep(row), cards) &&
      (row.action !== 'move' || moves.has(row.credit_card_id)),
  );
}

/** True if two plans have the same steps in the same months: the day of an open step moves every morning. */
export function isSamePlan(kept: readonly PlannedStep[], now: readonly PlannedStep[]): boolean {
  const namesOf = (steps: readonly PlannedStep[]) =>
    steps.map((row) => `${row.planned_on.slice(0, 7)} ${identifyStep(toPlanStep(row))}`).sort();
  return namesOf(kept).join('\n') === namesOf(now).join('\n');
}
