import {
  addDays,
  addMonths,
  endOfMonth,
  partsOf,
  startOfMonth,
} from '../../src/domain/calendar.ts';
import type { Card, EarningRule } from '../../src/domain/catalogue/card.ts';
import { spanIncludes } from '../../src/domain/date-span.ts';
import type { RewardProblem } from '../../src/domain/valuation/problem.ts';
import { isBound, isOneStretch, type ModelQuestion } from './model-question.ts';

/** Days of one month with the same valid rules. */
export type Part = {
  /** The month, or the first of those that are taken together. */
  readonly month: number;
  readonly months: readonly number[];
  readonly share: number;
  readonly isValid: (rule: EarningRule) => boolean;
};

/** The year day by day, days of a month with the same rules together. */
export function partsOfYear(problem: RewardProblem, question: ModelQuestion): readonly Part[] {
  if (isOneStretch(question)) return [{ month: 0, months: [], share: 12, isValid: () => true }];
  const rules = problem.catalogue.cards.flatMap((card) => card.rules);
  const start = startOfMonth(problem.date);
  const parts = Array.from({ length: 12 }, (_, month) => {
    const first = addMonths(start, month);
    const last = endOfMonth(first);
    const counts = new Map<string, { days: number; valid: ReadonlySet<EarningRule> }>();
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const valid = rules.filter((rule) => spanIncludes(rule.validDuring, day));
      const key = valid.map((rule) => rules.indexOf(rule)).join();
      const entry = counts.get(key) ?? { days: 0, valid: new Set(valid) };
      counts.set(key, { ...entry, days: entry.days + 1 });
    }
    const length = partsOf(last).day;
    return [...counts.values()].map(({ days, valid }) => ({
      month,
      months: [month],
      share: days / length,
      isValid: (rule: EarningRule) => valid.has(rule),
    }));
  }).flat();
  return isBound(question) ? mergedParts(parts, rules) : parts;
}

/** Months with the same rules, under the number of the first of them. */
function mergedParts(parts: readonly Part[], rules: readonly EarningRule[]): readonly Part[] {
  const keyOf = ({ share, isValid }: Part) =>
    `${share}:${rules.flatMap((rule, index) => (isValid(rule) ? [index] : [])).join()}`;
  const alike = new Map<string, Part[][]>();
  for (const month of new Set(parts.map((part) => part.month))) {
    const ofMonth = parts.filter((part) => part.month === month);
    const key = ofMonth.map(keyOf).join('|');
    alike.set(key, [...(alike.get(key) ?? []), ofMonth]);
  }
  return [...alike.values()].flatMap((same) =>
    (same[0] ?? []).map((part) => ({
      ...part,
      months: same.flatMap((ofMonth) => ofMonth[0]?.months ?? []),
      share: part.share * same.length,
    })),
  );
}

/** Which period of a cap a month is in, and how much of the cap it gets by months. */
export function capPeriods(problem: RewardProblem, period: Card['caps'][number]['period']) {
  const start = startOfMonth(problem.date);
  const numbers = Array.from({ length: 12 }, (_, index) => {
    const { year, month } = partsOf(addMonths(start, index));
    const count = year * 12 + month - 1;
    switch (period) {
      case 'billing_cycle':
      case 'month':
        return count;
      case 'quarter':
        return Math.floor(count / 3);
      case 'half_year':
        return Math.floor(count / 6);
      default:
        return 0;
    }
  });
  const length = { billing_cycle: 1, month: 1, quarter: 3, half_year: 6 }[period as string] ?? 12;
  return [...new Set(numbers)].map((number) => ({
    months: new Set(numbers.flatMap((each, month) => (each === number ? [month] : []))),
    share: numbers.filter((each) => each === number).length / length,
  }));
}

type Period = { readonly months: ReadonlySet<number>; readonly share: number };

/** Periods that have months of one stretch between them, as one. */
export function mergedPeriods(
  periods: readonly Period[],
  parts: readonly Part[],
): readonly Period[] {
  let merged = periods;
  for (const { months } of parts) {
    const touched = merged.filter((period) => months.some((month) => period.months.has(month)));
    const rest = merged.filter((period) => !touched.includes(period));
    merged = [
      ...rest,
      {
        months: new Set(touched.flatMap((period) => [...period.months])),
        share: touched.reduce((sum, { share }) => sum + share, 0),
      },
    ];
  }
  return merged;
}
