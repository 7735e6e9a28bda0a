import {
  addDays,
  addMonths,
  type CalendarDate,
  endOfMonth,
  partsOf,
  startOfMonth,
} from '../../src/domain/calendar.ts';
import type { CapPeriod, EarningRule } from '../../src/domain/rewards/catalog/card.ts';
import { spanIncludes } from '../../src/domain/date-span.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { isOpened, windowMonths } from './card-value.ts';
import type { Model } from './card-rows.ts';
import { isBound, type ModelQuestion } from './model-question.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** Days of one month with the same valid rules. */
export type Part = {
  /** The month, or the first of those combined. */
  readonly month: number;
  readonly months: readonly number[];
  readonly share: number;
  readonly isValid: (rule: EarningRule) => boolean;
};

/** Divides the year by day, combining days of a month with the same rules. */
export function partsOfYear(problem: RewardProblem, question: ModelQuestion): readonly Part[] {
  const rules = problem.catalog.cards.flatMap((card) => card.rules);
  const start = startOfMonth(problem.date);
  const parts = MONTHS.map((month) => {
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
  });
  return isBound(question) ? mergedParts(problem, parts, rules) : parts.flat();
}

/** Combines alike months under the number of the first. */
function mergedParts(
  problem: RewardProblem,
  parts: readonly (readonly Part[])[],
  rules: readonly EarningRule[],
): readonly Part[] {
  const keyOf = ({ share, isValid }: Part) =>
    `${share}:${rules.flatMap((rule, index) => (isValid(rule) ? [index] : [])).join()}`;
  const windows = windowsOf(problem);
  const kinds = alikeMonths(
    problem,
    parts.map((ofMonth, month) => {
      const inside = windows.map((months) => Number(month < months)).join('');
      return `${ofMonth.map(keyOf).join('|')} ${inside}`;
    }),
  );
  return [...new Set(kinds)].flatMap((kind) => {
    const months = MONTHS.filter((month) => kinds[month] === kind);
    const [first = 0] = months;
    return (parts[first] ?? []).map((part) => ({
      ...part,
      months,
      share: part.share * months.length,
    }));
  });
}

/** Lengths of the bonus windows in the year, in months. */
function windowsOf(problem: RewardProblem): readonly number[] {
  const opened = problem.catalog.cards.filter((card) => isOpened(problem, card));
  const tiers = opened.flatMap((card) => card.bonus?.tiers ?? []);
  return [...new Set(tiers.map(({ windowDays }) => windowMonths(windowDays)))];
}

/**
 * Splits months of one kind until the months of a kind have the same share of every kind in their quarter and half
 * year, if these have caps: their best joint solution is then the best in each.
 */
function alikeMonths({ catalog, date }: RewardProblem, keys: readonly string[]) {
  const used = new Set<string>(
    catalog.cards.flatMap(({ caps, credits }) => [...caps, ...credits].map(({ period }) => period)),
  );
  const periods = (['quarter', 'half_year'] as const)
    .filter((period) => used.has(period))
    .map((period) => capPeriods(date, period));
  for (let kinds = keys; ;) {
    const numbers = kinds.map((kind) => kinds.indexOf(kind));
    const next = numbers.map((number, month) => {
      const mixes = periods.map((all) => {
        const around = [...(all.find(({ months }) => months.has(month))?.months ?? [])];
        const near = around.map((each) => numbers[each]);
        return MONTHS.map((kind) => near.filter((each) => each === kind).length / near.length);
      });
      return `${number} ${mixes.join('|')}`;
    });
    if (new Set(next).size === new Set(kinds).size) return kinds;
    kinds = next;
  }
}

/** Finds a month's period of a cap, and its monthly share of the cap. */
function capPeriods(date: CalendarDate, period: CapPeriod) {
  const start = startOfMonth(date);
  const numbers = MONTHS.map((index) => {
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
  const lengths: Readonly<Record<string, number>> = {
    billing_cycle: 1,
    month: 1,
    quarter: 3,
    half_year: 6,
  };
  const length = lengths[period] ?? 12;
  return [...new Set(numbers)].map((number) => ({
    months: new Set(numbers.flatMap((each, month) => (each === number ? [month] : []))),
    share: numbers.filter((each) => each === number).length / length,
  }));
}

type Period = { readonly months: ReadonlySet<number>; readonly share: number };

/** Periods of a cap in a model's year. */
export function periodsOf(
  { problem, question, parts }: Pick<Model, 'problem' | 'question' | 'parts'>,
  period: CapPeriod,
): readonly Period[] {
  const periods = capPeriods(problem.date, period);
  return isBound(question) ? mergedPeriods(periods, parts) : periods;
}

/** Combines periods made of months of one stretch. */
function mergedPeriods(periods: readonly Period[], parts: readonly Part[]): readonly Period[] {
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
