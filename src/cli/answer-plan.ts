import { describePlan } from '../domain/plan/describe-plan.ts';
import { planAhead } from '../domain/plan/plan-ahead.ts';
import { describeOwner, describeSpend } from './describe-spend.ts';
import type { PlanCase } from './read-plan.ts';

/** Maximum number of search regions, after which the command answers with an unproven result. */
const REGION_LIMIT = 20_000;

/** Answers a plan question in the case format's field names. Months count from 1; amounts are not rounded. */
export function answerPlan({ question, copies }: PlanCase): Readonly<Record<string, unknown>> {
  const search = planAhead(question);
  let step = search.next();
  while (step.done !== true && step.value.regions < REGION_LIMIT) step = search.next();
  const { best, boundCents, isProven } = step.value;
  if (best === null) {
    const { atMostFeesCents } = question.limits;
    return {
      error:
        atMostFeesCents === null
          ? 'plan.at_most_held: more cards are already held, and none can be closed yet'
          : 'plan.at_most_fees_cents: no plan with the held cards stays within this limit',
    };
  }
  const plan = describePlan(best);
  const productOf = (card: string) => describeOwner(copies, card).card;
  return {
    net_cents: plan.netCents,
    rewards_cents: plan.rewardsCents,
    credits_cents: plan.creditsCents,
    bonus_cents: plan.bonusCents,
    fees_cents: plan.feesCents,
    costs_cents: plan.costsCents,
    balances_cents: plan.balancesCents,
    steps: plan.steps.map((step) => ({
      ...step,
      ...describeOwner(copies, step.card),
      ...('to' in step ? { to: productOf(step.to) } : {}),
      month: step.month + 1,
    })),
    months: plan.months.map(({ cards, lines }, month) => ({
      month: month + 1,
      cards: cards.map((card) => copies?.ownerOf(card) ?? card),
      lines: lines.map((line) => describeSpend(line, copies)),
    })),
    bonuses: plan.bonuses.map(({ card, month, spendCents, valueCents }) => ({
      ...describeOwner(copies, card),
      month: month + 1,
      spend_cents: spendCents,
      value_cents: valueCents,
    })),
    ...(copies && {
      referrals: plan.referrals.map((referral) => ({
        month: referral.month + 1,
        card: productOf(referral.to),
        person: copies.ownerOf(referral.to).person,
        by: copies.ownerOf(referral.from).person,
        points: referral.points,
        value_cents: referral.valueCents,
      })),
    }),
    proven: isProven,
    bound_cents: boundCents,
  };
}
