import { describePlan } from '../domain/plan/describe-plan.ts';
import { planAhead } from '../domain/plan/plan-ahead.ts';
import type { PlanQuestion } from '../domain/plan/plan-question.ts';
import { describeSpend } from './describe-spend.ts';

/** Regions of a search after which the command answers with what it has, not proven. */
const REGION_LIMIT = 20_000;

/** The answer to a plan question in the format's own field names, months from 1; amounts are not rounded. */
export function answerPlan(question: PlanQuestion): Readonly<Record<string, unknown>> {
  const search = planAhead(question);
  let step = search.next();
  while (step.done !== true && step.value.regions < REGION_LIMIT) step = search.next();
  const { best, boundCents, isProven } = step.value;
  if (best === null) {
    const { atMostFeesCents } = question.limits;
    return {
      error:
        atMostFeesCents === null
          ? 'plan.at_most_held: more cards are held than that, and none can be closed yet'
          : 'plan.at_most_fees_cents: no plan keeps this limit with what is held',
    };
  }
  const plan = describePlan(best);
  return {
    net_cents: plan.netCents,
    rewards_cents: plan.rewardsCents,
    credits_cents: plan.creditsCents,
    bonus_cents: plan.bonusCents,
    fees_cents: plan.feesCents,
    costs_cents: plan.costsCents,
    steps: plan.steps.map((step) => ({ ...step, month: step.month + 1 })),
    months: plan.months.map(({ cards, lines }, month) => ({
      month: month + 1,
      cards,
      lines: lines.map((line) => describeSpend(line, null)),
    })),
    bonuses: plan.bonuses.map(({ card, month, spendCents, valueCents }) => ({
      card,
      month: month + 1,
      spend_cents: spendCents,
      value_cents: valueCents,
    })),
    proven: isProven,
    bound_cents: boundCents,
  };
}
