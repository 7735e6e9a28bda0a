import { horizonOf } from './horizon.ts';
import { planCardOf } from './plan-card.ts';
import type { PlanQuestion } from './plan-question.ts';
import { isHeldCard, type Tenure, tenuresOf } from './tenure.ts';

/**
 * Plans that differ from one by a single step: a new card is not opened, or a month earlier or later, or a card is closed
 * at another time. Those that limits or rules do not allow are among them.
 */
export function neighborsOf(
  question: PlanQuestion,
  plan: readonly Tenure[],
): readonly (readonly Tenure[])[] {
  const horizon = horizonOf(question);
  return plan.flatMap((tenure) => {
    const card = question.catalogue.cards[tenure.card];
    if (!card) return [];
    const planCard = planCardOf(horizon, card, isHeldCard(question, card.slug));
    const months = tenure.until - tenure.opened;
    const isNear = ({ way, opened, until }: Tenure): boolean => {
      if (way !== tenure.way || Math.abs(opened - tenure.opened) > 1) return false;
      if (opened === tenure.opened) return until !== tenure.until;
      return until === tenure.until || until - opened === months;
    };
    const others = plan.filter((other) => other !== tenure);
    return [
      ...(tenure.isNew ? [others] : []),
      ...tenuresOf(horizon, planCard, tenure.card)
        .filter(isNear)
        .map((other) => [...others, other]),
    ];
  });
}
