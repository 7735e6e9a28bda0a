import { addMonths, type CalendarDate, partsOf, startOfMonth } from '@/domain/calendar.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { PlanEvent } from './list-steps.ts';
import type { PlanResult } from './schema.ts';

const monthFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A month of a plan that begins in the month of `date`, as `Nov 2026`. */
export function nameMonth(date: CalendarDate, month: number): string {
  const { year, month: number } = partsOf(addMonths(startOfMonth(date), month));
  return monthFormat.format(Date.UTC(year, number - 1, 1));
}

/** What the plan does, in a sentence. */
export function describePlanInWords(events: readonly PlanEvent[]): string {
  const countOf = (kind: PlanEvent['kind']) => events.filter((event) => event.kind === kind).length;
  const [opened, closed] = [countOf('open'), countOf('close')];
  if (opened + closed === 0) return 'Keep the cards you have and open none.';
  const parts = [
    ...(opened > 0 ? [`open ${formatCount(opened, 'card')}`] : []),
    ...(closed > 0 ? [`close ${formatCount(closed, 'card')} before the fee`] : []),
  ].join(', ');
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
}

/** How sure it is that nothing better is possible. */
export function describeProof(
  { plan, boundCents, isProven }: PlanResult,
  isRunning: boolean,
): string {
  if (!plan) return 'Looking for a first plan.';
  if (isProven) return 'Proven best: no plan that you allow is worth more.';
  const start = isRunning ? 'Still looking' : 'Stopped';
  if (!Number.isFinite(boundCents))
    return `${start}: how much better is possible is not known yet.`;
  const more = boundCents - plan.netCents;
  const share = plan.netCents > 0 ? ` (${Math.ceil((1000 * more) / plan.netCents) / 10}%)` : '';
  return `${start}: at most ${formatWholeDollars(more)}${share} better is possible.`;
}

/** Why something happens in its month, in sentences that say no more than what was worked out. */
export function describeEvent(event: PlanEvent, date: CalendarDate): readonly string[] {
  switch (event.kind) {
    case 'open': {
      const bonus = event.bonuses.map(
        ({ spendCents, valueCents, month }) =>
          `Its bonus is worth ${formatWholeDollars(valueCents)}: spend ${formatWholeDollars(spendCents)} on it, which your spending reaches in ${nameMonth(date, month)}.`,
      );
      const rewards =
        event.rewardsCents > 0
          ? [`Spending on it earns ${formatWholeDollars(event.rewardsCents)} in this plan.`]
          : [];
      const isLater = event.from > date && !event.from.endsWith('-01');
      const from = isLater ? [`Application rules allow it from ${formatDate(event.from)}.`] : [];
      const warnings = event.warnings.map(
        (title) => `Applicants report a rule against it: ${title}.`,
      );
      return [...bonus, ...rewards, ...from, ...warnings];
    }
    case 'bonus':
      return [`You have spent the ${formatWholeDollars(event.bonus.spendCents)} it asks for.`];
    case 'fee':
      return [
        event.isFirst
          ? 'Charged when you open it.'
          : 'Keep it: no plan found is worth more without it.',
      ];
    case 'close':
      return [
        `Before its fee of ${formatWholeDollars(event.feeCents)} is charged: no plan found is worth more with it.`,
      ];
  }
}
