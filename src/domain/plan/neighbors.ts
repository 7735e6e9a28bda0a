import { horizonOf } from './horizon.ts';
import { planCardsOf } from './plan-card.ts';
import type { PlanQuestion } from './plan-question.ts';
import { endOf, type Tenure, tenuresOf } from './tenure.ts';

/**
 * Plans that differ from one by a single step: a new card is not opened, or a month earlier or later, or a card is closed
 * or changed at another time or in another way. Plans that limits or rules forbid are among them.
 */
export function neighborsOf(
  question: PlanQuestion,
  plan: readonly Tenure[],
): readonly (readonly Tenure[])[] {
  const horizon = horizonOf(question);
  const cards = planCardsOf(horizon);
  return plan.flatMap((tenure) => {
    const months = endOf(tenure) - tenure.opened;
    const isNear = (other: Tenure): boolean => {
      const { way, opened, then } = other;
      if (way !== tenure.way || Math.abs(opened - tenure.opened) > 1) return false;
      const isSame = then?.card === tenure.then?.card && then?.way === tenure.then?.way;
      if (opened === tenure.opened) return !isSame || other.until !== tenure.until;
      return isSame && (endOf(other) === endOf(tenure) || endOf(other) - opened === months);
    };
    const others = plan.filter((other) => other !== tenure);
    return [
      ...(tenure.isNew ? [others] : []),
      ...tenuresOf(horizon, cards, tenure.card)
        .filter(isNear)
        .map((other) => [...others, other]),
    ];
  });
}
