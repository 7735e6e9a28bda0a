import type { Context } from '../valuation/context.ts';
import type { CapGrid } from '../year/timeline.ts';
import type { ChoiceSeat, Decisions } from './decisions.ts';

/** What a month is apart from decisions: the eras of its days and their shares. */
export function monthLabels(context: Context, eraKeys: readonly string[]): readonly string[] {
  const labels = context.months.map((): string[] => []);
  context.stretches.forEach(({ month, share }, stretch) => {
    labels[month]?.push(`${eraKeys[stretch] ?? ''}@${share.toFixed(9)}`);
  });
  return labels.map((parts) => parts.join('+'));
}

/**
 * Equal for decisions that differ only in which of several alike periods, or which of several alike months
 * of a period, they are made for: such are worth the same, and one of them is enough to look at.
 */
export function canonicalKey(
  { months }: Context,
  grids: ReadonlySet<CapGrid>,
  labels: readonly string[],
  decisions: Decisions,
  seats: readonly ChoiceSeat[],
): string {
  const once = decisions.filter((_, seat) => !seats[seat]?.isMonthly);
  const halves = new Map<number, Map<number, string[]>>();
  months.forEach(({ quarter, halfYear }, month) => {
    const monthly = decisions.map((byMonth, seat) =>
      seats[seat]?.isMonthly ? (byMonth[month] ?? []).join('.') : '',
    );
    const half = grids.has('half_year') ? halfYear : 0;
    const part = grids.has('quarter') ? quarter : half;
    const quarters = halves.get(half) ?? new Map<number, string[]>();
    halves.set(half, quarters);
    const list = quarters.get(part) ?? [];
    quarters.set(part, [...list, `${labels[month] ?? ''}!${monthly.join()}`]);
  });
  const sorted = [...halves.values()].map((quarters) =>
    [...quarters.values()]
      .map((list) => list.sort().join(';'))
      .sort()
      .join('/'),
  );
  return `${once.map((options) => options.join()).join()}|${sorted.sort().join('|')}`;
}
