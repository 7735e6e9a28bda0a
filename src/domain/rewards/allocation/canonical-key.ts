import type { Context } from '../terms/context.ts';
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
 * Equal for decisions that differ only in which of several alike months they are made for: such are worth the
 * same where no cap runs for a quarter or a half year, and one of them is enough to look at.
 */
export function canonicalKey(
  labels: readonly string[],
  decisions: Decisions,
  seats: readonly ChoiceSeat[],
): string {
  const once = decisions.filter((_, seat) => !seats[seat]?.isMonthly);
  const monthly = decisions.filter((_, seat) => seats[seat]?.isMonthly);
  const months = labels.map((label, month) => {
    const options = monthly.map((byMonth) => (byMonth[month] ?? []).join('.'));
    return `${label}!${options.join()}`;
  });
  return `${once.map((options) => options.join()).join()}|${months.sort().join(';')}`;
}
