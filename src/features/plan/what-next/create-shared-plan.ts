import type { PlanLaneBar } from '@/components/plan-picture.tsx';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { SharedPlan } from '@/features/plan/shared-pages/schema.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import type { ToldPlan } from './schema.ts';

type SharedPlanInput = {
  readonly plan: ToldPlan;
  readonly present: ToldPlan;
  readonly lanes: readonly PlanLaneBar[];
  readonly date: CalendarDate;
  readonly slugOf: (key: string) => string;
};

/** Creates the snapshot of a plan for a public link: products for accounts, months for days, and no purchase. */
export function createSharedPlan(input: SharedPlanInput): SharedPlan {
  const { plan, present, lanes, date, slugOf } = input;
  return {
    version: 1,
    from: date.slice(0, 7),
    months: plan.months.length,
    gainCents: shownDifference(plan.netCents, present.netCents),
    lanes: lanes.map(({ card, bonus, then, savedCents, ...lane }) => ({
      ...lane,
      card: slugOf(card),
      savedCents: Math.round(savedCents),
      bonus: bonus && { ...bonus, valueCents: Math.round(bonus.valueCents) },
      then: then && { ...then, card: slugOf(then.card) },
    })),
  };
}
