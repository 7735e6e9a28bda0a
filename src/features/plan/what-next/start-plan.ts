import { describePlan } from '@/domain/plan/describe-plan.ts';
import { planAhead, type PlanProgress } from '@/domain/plan/plan-ahead.ts';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { PlanValue } from '@/domain/plan/value-plan.ts';
import { listPlanTerms } from './list-plan-terms.ts';
import type { PlanRequest, PlanResult, ToldPlan } from './schema.ts';

function tellPlan(value: PlanValue): ToldPlan {
  const plan = describePlan(value);
  return { ...plan, ...listPlanTerms(value, plan) };
}

/** The baseline plan: keeps the held cards and opens nothing, regardless of any fee limit. */
function presentPlan(question: PlanQuestion): ToldPlan | null {
  const { catalog, history, limits } = question;
  const held = new Set(history.map(({ card }) => card));
  const cards = catalog.cards.filter(({ slug }) => held.has(slug));
  const search = planAhead({
    ...question,
    catalog: { ...catalog, cards },
    rules: [],
    limits: { ...limits, atMostNew: 0, atMostFeesCents: null, mayClose: false },
  });
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value.best && tellPlan(step.value.best);
}

/** Starts a search for the best plan; each plan's month-by-month view is computed once. */
export function beginPlan({ question, known }: PlanRequest) {
  const present = presentPlan(question);
  let described: { readonly value: PlanValue; readonly plan: ToldPlan } | null = null;
  return {
    search: planAhead(question, known ? [known] : []),
    describe: ({ best, boundCents, isProven }: PlanProgress): PlanResult => {
      if (best && described?.value !== best) described = { value: best, plan: tellPlan(best) };
      return {
        plan: best && (described?.plan ?? null),
        tenures: best?.tenures ?? [],
        present,
        boundCents,
        isProven,
      };
    },
  };
}
