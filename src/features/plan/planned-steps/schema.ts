import { calendarDate } from '@/domain/calendar.ts';
import { type PlanStep, STEP_ACTIONS, type StepCard } from '@/domain/schedule/plan-step.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { choice } from '@/lib/fields/choice-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import { createdAt, defineRecord, type RecordOf } from '@/lib/fields/define-record.ts';
import { ownRow, relation } from '@/lib/fields/relation-fields.ts';

const required = { isRequired: true } as const;
const product = { table: 'credit_cards', label: 'name' } as const;

/** A step of a plan that the member has kept, so that it has its day. */
export const plannedStep = defineRecord('planned_steps', 'Steps of the plan you saved', [
  /** Person the plan is for; null for the member. */
  ownRow('person_id', 'Whose', {}),
  choice('action', 'Step', STEP_ACTIONS),
  /** The card to apply for, or the card to close or change, or to move points from, as of when the plan was kept. */
  relation('credit_card_id', 'Card', product, required),
  /** The account that is closed or changed, or holds the points; null if the plan opens it first. */
  ownRow('member_card_id', 'My card', {}),
  relation('becomes_credit_card_id', 'Becomes', product),
  date('planned_on', 'On', required),
  createdAt,
]);
export type PlannedStep = RecordOf<typeof plannedStep>;

/** Converts the row for the computation of due dates. */
export function toPlanStep(row: PlannedStep): PlanStep {
  return {
    action: row.action,
    owner: row.person_id,
    product: row.credit_card_id,
    account: row.member_card_id,
    becomes: row.becomes_credit_card_id,
    plannedOn: calendarDate(row.planned_on),
    keptOn: calendarDate(row.created_at.slice(0, 10)),
  };
}

/** The parts of a card that show which steps are done. */
export function toStepCard(row: MemberCard): StepCard {
  return {
    id: row.id,
    owner: row.person_id,
    product: row.credit_card_id,
    isHeld: row.status === 'held',
    closedOn: row.closed_on === null ? null : calendarDate(row.closed_on),
  };
}
