import type { Plan } from '@/domain/plan/describe-plan.ts';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { PlanParameter } from '@/domain/plan/vary-question.ts';

/** Maximum number of varied systems and sub-categories. */
const MOST_SYSTEMS = 3;
const MOST_SUB_CATEGORIES = 2;

function largest(amounts: ReadonlyMap<string, number>, count: number): readonly string[] {
  return [...amounts]
    .filter(([, amount]) => amount > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([slug]) => slug);
}

/** The parameters a plan depends on most: point systems by share of its value (not cash), and the largest spending. */
export function listParameters(
  question: PlanQuestion,
  plan: Plan,
  isCash: (system: string) => boolean,
): readonly PlanParameter[] {
  const systems = new Map(
    question.catalog.cards.map(({ slug, pointSystem }) => [slug, pointSystem]),
  );
  const values = new Map<string, number>();
  const earned = [...plan.months.flatMap(({ lines }) => lines), ...plan.bonuses];
  for (const { card, valueCents } of earned) {
    const system = systems.get(card);
    if (system === undefined || isCash(system)) continue;
    values.set(system, (values.get(system) ?? 0) + valueCents);
  }
  const spending = new Map(Object.entries(question.spending));
  return [
    ...largest(values, MOST_SYSTEMS).map((system) => ({ kind: 'point_value', system }) as const),
    ...largest(spending, MOST_SUB_CATEGORIES).map(
      (subCategory) => ({ kind: 'spending', subCategory }) as const,
    ),
  ];
}
