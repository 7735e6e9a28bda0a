import { calendarDate } from '@/domain/calendar.ts';
import { type PlanStep, STEP_ACTIONS, type StepCard } from '@/domain/schedule/plan-step.ts';
import type { MemberCard } from '@/features/member-cards/schema.ts';
import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** A step of a plan that the member has kept, so that it has its day. */
export const plannedStepSchema = s.object({
  id: s.uuid(),
  /** Whose plan it is of; null: the member's own. */
  person_id: s.nullable(s.uuid()),
  action: s.oneOf(STEP_ACTIONS),
  /** What is applied for, or what is closed or changed as it was when the plan was kept. */
  credit_card_id: s.number(),
  /** The account that is closed or changed; null where the plan opens it first. */
  member_card_id: s.nullable(s.uuid()),
  /** What a product change makes of it. */
  becomes_credit_card_id: s.nullable(s.number()),
  planned_on: s.string(),
  revision: s.number(),
  created_at: s.string(),
});
export type PlannedStep = ShapeOf<typeof plannedStepSchema>;

/** The row as what is due is worked out from it. */
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

/** A card as far as it tells which steps are done. */
export function toStepCard(row: MemberCard): StepCard {
  return {
    id: row.id,
    owner: row.person_id,
    product: row.credit_card_id,
    isHeld: row.status === 'held',
    closedOn: row.closed_on === null ? null : calendarDate(row.closed_on),
  };
}
