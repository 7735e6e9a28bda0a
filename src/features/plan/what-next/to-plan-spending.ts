import type { CalendarDate } from '@/domain/calendar.ts';
import type { OneTimePurchase } from '@/domain/plan/plan-question.ts';
import type { SpendingProfile } from '@/domain/rewards/problem.ts';
import { cents } from '@/domain/units.ts';
import { monthNamed } from './read-month.ts';
import type { WhatNextSearch } from './schema.ts';

const MONTHS_A_YEAR = 12;

/** Adds extra spending to the profile: to one sub-category, or in the profile's proportions. */
export function addSpending(
  spending: SpendingProfile,
  { more, on }: WhatNextSearch,
): SpendingProfile {
  const extra = more * 100 * MONTHS_A_YEAR;
  if (extra === 0) return spending;
  if (on !== undefined) return { ...spending, [on]: cents((spending[on] ?? 0) + extra) };
  const total = Object.values(spending).reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return spending;
  return Object.fromEntries(
    Object.entries(spending).map(([slug, amount]) => [slug, cents(amount * (1 + extra / total))]),
  );
}

/** One-time purchases within the plan's months. */
export function toOneTime({ buy, months }: WhatNextSearch, date: CalendarDate): OneTimePurchase[] {
  return buy.flatMap(({ month: name, on, dollars }): OneTimePurchase[] => {
    const month = monthNamed(name, date);
    return month !== null && month >= 0 && month < months
      ? [{ month, subCategory: on, cents: cents(dollars * 100) }]
      : [];
  });
}

/** The months of the plan, from 0, in which no card is opened. */
export function toNoOpeningMonths(
  { noneFrom, noneUntil, months }: WhatNextSearch,
  date: CalendarDate,
): readonly number[] {
  const [first, last] = [monthNamed(noneFrom, date), monthNamed(noneUntil, date)];
  if (first === null || last === null) return [];
  return Array.from({ length: months }, (_, month) => month).filter(
    (month) => month >= first && month <= last,
  );
}

/** An address that is typed by hand may name a sub-category that there is not. */
export function dropUnknown(search: WhatNextSearch, slugs: ReadonlySet<string>): WhatNextSearch {
  const { on, ...rest } = search;
  const buy = search.buy.filter((each) => slugs.has(each.on));
  return on !== undefined && slugs.has(on) ? { ...rest, on, buy } : { ...rest, buy };
}
