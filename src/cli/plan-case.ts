import type { PersonCopies } from '../domain/household/person-copies.ts';
import type { PlanQuestion } from '../domain/plan/plan-question.ts';

/** One case file that asks for a plan. */
export type PlanCase = {
  readonly question: PlanQuestion;
  /** Owners of the cards in the question; null if all are one person's. */
  readonly copies: PersonCopies | null;
};
