import type { OpenCard } from './relaxation.ts';
import type { Schedules } from './schedules.ts';
import { endOf, type Tenure } from './tenure.ts';
import type { PlanValue } from './value-plan.ts';

const stepsOf = (tenure: Tenure, lastMonth: number) =>
  (tenure.then ? 1 : 0) + (endOf(tenure) < lastMonth ? 1 : 0);

/** Orders tenures by effort: fewer steps first, then later ones. */
function compareEffort(a: Tenure, b: Tenure, lastMonth: number): number {
  return stepsOf(a, lastMonth) - stepsOf(b, lastMonth) || endOf(b) - endOf(a) || b.until - a.until;
}

/** Removes steps without benefit: openings, closings and changes without which the plan is worth no less. */
export function tidy(
  schedules: Schedules,
  openCards: readonly OpenCard[],
  best: PlanValue,
  toleranceCents: number,
): PlanValue {
  const { monthCount } = best.horizon;
  let current = best;
  const least = best.netCents - toleranceCents;
  for (const { card, isNew, choices } of openCards) {
    const found = current.tenures.find((tenure) => tenure.card === card);
    if (!found) continue;
    const others = current.tenures.filter((tenure) => tenure !== found);
    const easier = choices
      .map(({ tenure }) => tenure)
      .filter(
        (tenure) =>
          tenure.opened === found.opened &&
          (tenure.then === null || tenure.then.card === found.then?.card) &&
          compareEffort(tenure, found, monthCount) < 0,
      )
      .sort((a, b) => compareEffort(a, b, monthCount))
      .map(({ then, ...tenure }) => [
        ...others,
        {
          ...tenure,
          way: found.way,
          then: then && { ...then, way: found.then?.way ?? then.way },
        },
      ]);
    for (const tenures of [...(isNew ? [others] : []), ...easier]) {
      const value = schedules.valueAnew(tenures);
      if (!value || value.netCents < least) continue;
      current = value;
      break;
    }
  }
  return current;
}
