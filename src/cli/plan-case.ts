import type { PersonCopies } from '../domain/household/person-copies.ts';
import type { PlanQuestion } from '../domain/plan/plan-question.ts';

/** One file of the format that asks for a plan. */
export type PlanCase = {
  readonly question: PlanQuestion;
  /** Whose the cards of the question are; null: all are one person's. */
  readonly copies: PersonCopies | null;
};
