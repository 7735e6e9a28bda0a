import type { Card, PaymentCost } from '../../src/domain/rewards/catalog/card.ts';
import type { Scope } from '../../src/domain/rewards/catalog/sub-category.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { distanceOf } from './rule-matching.ts';

export function isCovered(problem: RewardProblem, covers: Scope, slug: string): boolean {
  return distanceOf(problem, { covers, channel: 'any' }, slug) !== null;
}

/** True if a sub-category's payees accept the card, and the card can be used there at all. */
export function isUsable(problem: RewardProblem, { network, onlyAt }: Card, slug: string): boolean {
  const isRefused = problem.catalog.notAccepted.some(
    ({ covers, networks }) =>
      network !== null && networks.includes(network) && isCovered(problem, covers, slug),
  );
  const isInside = onlyAt === null || onlyAt.some((covers) => isCovered(problem, covers, slug));
  return isInside && !isRefused;
}

/** Percent of the entry nearest to a sub-category; null if none covers it. */
function nearest(problem: RewardProblem, costs: readonly PaymentCost[], slug: string) {
  const [first] = costs
    .flatMap(({ covers, percent }) => {
      const distance = distanceOf(problem, { covers, channel: 'any' }, slug);
      return distance === null ? [] : [{ distance, percent }];
    })
    .sort((a, b) => a.distance - b.distance);
  return first?.percent ?? null;
}

/** Payees' fee for the card, in cents per dollar: the member's own figure, else the card's, else the general one. */
export function costPercent(problem: RewardProblem, card: Card, slug: string): number {
  return (
    nearest(problem, problem.preferences.paymentCosts, slug) ??
    nearest(problem, card.paymentCosts, slug) ??
    nearest(problem, problem.catalog.paymentCosts, slug) ??
    0
  );
}
