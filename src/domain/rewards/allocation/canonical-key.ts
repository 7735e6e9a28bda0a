import type { Context } from '../terms/context.ts';
import { type CapGrid, periodOf } from '../year/timeline.ts';
import type { YearMonth } from '../year/valued-year.ts';
import type { ChoiceSeat, Decisions } from './decisions.ts';

/** Label of each month apart from decisions: the eras of its days with their shares. */
export function monthLabels(context: Context, eraKeys: readonly string[]): readonly string[] {
  const labels = context.months.map((): string[] => []);
  context.stretches.forEach(({ month, share }, stretch) => {
    labels[month]?.push(`${eraKeys[stretch] ?? ''}@${share.toFixed(9)}`);
  });
  return labels.map((parts) => parts.join('+'));
}

/**
 * Equal for decisions that differ only in which of several interchangeable months they are made for, and one of them is
 * enough to look at. Months with equal labels can be swapped within a period that a cap runs on, and so can periods
 * with equal months: each has the same share of the cap.
 */
export function canonicalKey(
  labels: readonly string[],
  decisions: Decisions,
  seats: readonly ChoiceSeat[],
  { months, grids }: { readonly months: readonly YearMonth[]; readonly grids: ReadonlySet<CapGrid> },
): string {
  const once = decisions.filter((_, seat) => !seats[seat]?.isMonthly);
  const monthly = decisions.filter((_, seat) => seats[seat]?.isMonthly);
  let parts = labels.map((label, month) => {
    const options = monthly.map((byMonth) => (byMonth[month] ?? []).join('.'));
    return { month, key: `${label}!${options.join()}` };
  });
  for (const grid of ['quarter', 'half_year'] as const) {
    if (!grids.has(grid)) continue;
    const periods = new Map<number, typeof parts>();
    for (const part of parts) {
      const period = periodOf(months, grid, part.month);
      periods.set(period, [...(periods.get(period) ?? []), part]);
    }
    parts = [...periods.values()].map((members) => ({
      month: members[0]?.month ?? 0,
      key: `(${sorted(members)})`,
    }));
  }
  return `${once.map((options) => options.join()).join()}|${sorted(parts)}`;
}

function sorted(parts: readonly { readonly key: string }[]): string {
  return parts
    .map(({ key }) => key)
    .sort()
    .join(';');
}
