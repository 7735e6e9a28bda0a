import type { PlanResult } from './schema.ts';

type HeldPlan = {
  readonly result: PlanResult;
  /** Cents by which the search has found a better plan than the shown one; 0 if not by a dollar. */
  readonly betterCents: number;
};

/** Keeps the plan that is being read, while the search goes on with what it has found. */
export function pickShownPlan(found: PlanResult, read: PlanResult | null): HeldPlan {
  if (!found.plan || !read?.plan || found.plan === read.plan) {
    return { result: found, betterCents: 0 };
  }
  const more = found.plan.netCents - read.plan.netCents;
  const { plan, tenures } = read;
  const isProven = found.isProven && more <= 0;
  return { result: { ...found, plan, tenures, isProven }, betterCents: more < 100 ? 0 : more };
}
