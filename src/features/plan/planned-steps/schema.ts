import { calendarDate } from '@/domain/calendar.ts';
import { type PlanStep, STEP_ACTIONS, type StepCard } from '@/domain/schedule/plan-step.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

/** A step of a plan that the member has kept, so that it has its day. */
export const plannedStepSchema = s.object({
  id: s.uuid(),
  /** Person the plan is for; null for the member. */
  person_id: s.nullable(s.uuid()),
  action: s.oneOf(STEP_ACTIONS),
  /** The card to apply for, or the card to close or change, or to move points from, as of when the plan was kept. */
  credit_card_id: s.number(),
  /** The account that is closed or changed, or holds the points; null if the plan opens it first. */
  member_card_id: s.nullable(s.uuid()),
  becomes_credit_card_id: s.nullable(s.number()),
  planned_on: s.string(),
  revision: s.number(),
  created_at: s.string(),
});
export type PlannedStep = ShapeOf<typeof plannedStepSchema>;

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
