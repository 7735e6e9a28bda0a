import { shownParts, wholeDollars } from '@/lib/shown-sums.ts';
import type { PlanParts } from '../schema.ts';

/** The components of a plan's value, each with its chart color. */
export const planParts = [
  {
    key: 'rewards',
    name: 'Rewards',
    of: (plan: PlanParts): number => plan.rewardsCents,
    fill: 'fill-muted-foreground',
  },
  {
    key: 'bonuses',
    name: 'Bonuses',
    of: (plan: PlanParts): number => plan.bonusCents,
    fill: 'fill-primary',
  },
  {
    key: 'credits',
    name: 'Credits',
    of: (plan: PlanParts): number => plan.creditsCents,
    fill: 'fill-input',
  },
  {
    key: 'fees',
    name: 'Fees and costs',
    of: (plan: PlanParts): number => 0 - plan.feesCents - plan.costsCents,
    fill: 'fill-destructive',
  },
  {
    key: 'points',
    name: 'Points you have',
    of: (plan: PlanParts): number => plan.balancesCents,
    fill: 'fill-caution',
  },
] as const;

/** The parts of which at least one plan has something; points are few people's. */
export const partsOf = (...plans: readonly PlanParts[]) =>
  planParts.filter(({ key, of }) => key !== 'points' || plans.some((plan) => of(plan) !== 0));

/** A part in whole dollars, as shown in a table whose parts add up; without a part, what the plan keeps. */
export function shownPart(plan: PlanParts, part: PlanPart | undefined): number {
  const at = planParts.findIndex(({ key }) => key === part);
  return shownParts(planParts.map(({ of }) => of(plan)))[at] ?? wholeDollars(plan.netCents);
}

export type PlanPart = (typeof planParts)[number]['key'];
