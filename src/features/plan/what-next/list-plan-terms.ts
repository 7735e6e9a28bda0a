import type { Plan } from '@/domain/plan/describe-plan.ts';
import { sureCents } from '@/domain/plan/plan-card.ts';
import { feeCentsOf, segmentsOf } from '@/domain/plan/tenure.ts';
import type { PlanValue } from '@/domain/plan/value-plan.ts';
import type { PlanTerms } from './schema.ts';
import { sumLines } from './sum-lines.ts';

/** Splits credits, fees and costs of a plan by card; they add up to the plan's totals. */
export function listPlanTerms(value: PlanValue, plan: Plan): PlanTerms {
  const { horizon, cards, tenures, seating, program, allocation } = value;
  const credits = new Map<string, PlanTerms['credits'][number]>();
  const addCredit = (card: string, credit: string, cents: number) => {
    const key = JSON.stringify([card, credit]);
    const valueCents = (credits.get(key)?.valueCents ?? 0) + cents;
    if (valueCents > 0) credits.set(key, { card, credit, valueCents });
  };
  const fees: PlanTerms['fees'][number][] = [];
  for (const segment of tenures.flatMap(segmentsOf)) {
    const planCard = cards[segment.card];
    if (!planCard) continue;
    const { card } = planCard;
    const { opened, from, until } = segment;
    for (const credit of card.credits) {
      const only = { ...card, credits: [credit] };
      addCredit(card.slug, credit.slug, sureCents(horizon, only, opened, from, until));
    }
    const feeCents = feeCentsOf(horizon, planCard, segment);
    if (feeCents !== 0) fees.push({ card: card.slug, months: until - from, feeCents });
  }
  program.activities.forEach(({ card: seat, credit }, index) => {
    const card = seating.seats[seat]?.planCard.card;
    const slug = credit === null ? undefined : card?.credits[credit]?.slug;
    if (card && slug !== undefined) addCredit(card.slug, slug, allocation.amounts[index] ?? 0);
  });
  const { slugs } = horizon.context.coverage;
  const rates = new Map(seating.seats.map(({ seated }) => [seated.held.id, seated.terms.costs]));
  const costs = sumLines(plan.months).flatMap(({ id, card, subCategory, spendCents }) => {
    const costCents = spendCents * (rates.get(id)?.[slugs.indexOf(subCategory)] ?? 0);
    return costCents === 0 ? [] : [{ card, subCategory, spendCents, costCents }];
  });
  return { credits: [...credits.values()], fees, costs };
}
