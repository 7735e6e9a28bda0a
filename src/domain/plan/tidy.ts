import type { OpenCard } from './relaxation.ts';
import type { Schedules } from './schedules.ts';
import type { PlanValue } from './value-plan.ts';

/** Takes steps that bring nothing out of a plan: a card that is opened, or closed, and the plan is worth no more for it. */
export function tidy(
  schedules: Schedules,
  openCards: readonly OpenCard[],
  best: PlanValue,
  toleranceCents: number,
): PlanValue {
  let current = best;
  const least = best.netCents - toleranceCents;
  for (const { card, isNew, choices } of openCards) {
    const found = current.tenures.find((tenure) => tenure.card === card);
    if (!found) continue;
    const others = current.tenures.filter((tenure) => tenure !== found);
    const longest = choices.flatMap(({ tenure }) =>
      tenure.opened === found.opened && tenure.until > found.until
        ? [[...others, { ...tenure, way: found.way }]]
        : [],
    );
    for (const tenures of [...(isNew ? [others] : []), ...longest.reverse()]) {
      const value = schedules.valueAnew(tenures);
      if (!value || value.netCents < least) continue;
      current = value;
      break;
    }
  }
  return current;
}
