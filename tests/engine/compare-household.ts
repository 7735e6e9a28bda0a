import {
  householdPlan,
  type HouseholdQuestion,
} from '../../src/domain/household/household-plan.ts';
import { planAhead } from '../../src/domain/plan/plan-ahead.ts';
import type { PlanQuestion } from '../../src/domain/plan/plan-question.ts';
import { planModelOf } from './plan-model.ts';
import { withRandomChanges } from './random-changes.ts';
import { randomHousehold } from './random-household.ts';
import { randomPlan } from './random-plan.ts';
import { drawBalancesOf, withPointsOnHand, withRarePlanTerms } from './random-plan-terms.ts';
import { solveModel } from './solve-model.ts';

/** Returns the result of a finished search. */
export function planToEnd(question: PlanQuestion) {
  const search = planAhead(question);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

function modelOf({ people, ...asked }: HouseholdQuestion): string {
  const question = {
    ...asked,
    history: [],
    rules: [],
    feeRefundDays: people[0]?.feeRefundDays ?? {},
    productChanges: people.flatMap(({ productChanges }) => productChanges),
    limits: { ...asked.limits, keep: [] },
  };
  const applicants = people.map((person) => ({
    ...person,
    excluded: [...person.excluded, ...asked.limits.excluded],
  }));
  return planModelOf(question, applicants);
}

/**
 * Compares a random household's best plan by the engine and by HiGHS, with rare terms and product changes for some
 * seeds.
 */
export function compareHousehold(seed: number, mostMonths: number) {
  const plain = randomPlan(seed);
  const drawn = seed % 3 === 0 ? plain : withRarePlanTerms(plain, seed);
  const changed = seed % 3 === 1 ? withRandomChanges(drawn, seed) : drawn;
  const hasPoints = seed % 4 === 0;
  const asked = hasPoints ? withPointsOnHand(changed, seed) : changed;
  const { people, ...shared } = randomHousehold(asked, seed, mostMonths);
  const household = { ...shared, people: hasPoints ? drawBalancesOf(people, seed) : people };
  return {
    optimum: solveModel(modelOf(household)),
    found: planToEnd(householdPlan(household).question),
  };
}
