import type { PointValues, RedemptionPreference } from '../rewards/catalog/point-system.ts';
import { valueOfPoint } from '../rewards/value/point-value.ts';
import { cents, centsPerPoint } from '../units.ts';
import type { PlanQuestion } from './plan-question.ts';

/** An uncertain parameter of a plan: the value of a point, or the spending on a sub-category. */
export type PlanParameter =
  | { readonly kind: 'point_value'; readonly system: string }
  | { readonly kind: 'spending'; readonly subCategory: string };

const FIELDS = {
  travel: 'travelValue',
  cash: 'cashValue',
  gift_card: 'giftCardValue',
  status_level: 'statusLevelValue',
} as const satisfies Record<RedemptionPreference, keyof PointValues>;

const UNKNOWN: PointValues = {
  travelValue: null,
  cashValue: null,
  giftCardValue: null,
  statusLevelValue: null,
};

/** Cents a year of spending, or cents per point that can be redeemed in every way. */
export function parameterValue(
  { catalog, preferences, spending }: PlanQuestion,
  parameter: PlanParameter,
): number {
  if (parameter.kind === 'spending') return spending[parameter.subCategory] ?? 0;
  const system = catalog.pointSystems.find(({ slug }) => slug === parameter.system);
  const own = preferences.pointValues[parameter.system];
  return system ? valueOfPoint(system, own, preferences.redemption) : 0;
}

/** The question with each parameter multiplied by a factor. */
export function varyQuestion(
  question: PlanQuestion,
  parameters: readonly PlanParameter[],
  factors: readonly number[],
): PlanQuestion {
  let { preferences, spending } = question;
  parameters.forEach((parameter, index) => {
    const value = parameterValue(question, parameter) * (factors[index] ?? 1);
    if (parameter.kind === 'spending') {
      spending = { ...spending, [parameter.subCategory]: cents(value) };
      return;
    }
    const { pointValues, redemption } = preferences;
    const own = pointValues[parameter.system] ?? UNKNOWN;
    const changed = { ...own, [FIELDS[redemption]]: centsPerPoint(value) };
    preferences = { ...preferences, pointValues: { ...pointValues, [parameter.system]: changed } };
  });
  return { ...question, preferences, spending };
}
