import { addMonths, type CalendarDate, partsOf, startOfMonth } from '@/domain/calendar.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { PlannedFee } from './find-planned-fee.ts';
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

function describeTime(closings: readonly PlannedFee[]): string {
  const refunded = closings.filter(({ refundDays }) => refundDays !== null).length;
  if (refunded === 0) return 'before the fee';
  return refunded < closings.length
    ? 'before their fees post, or within the refund window'
    : 'within the refund window';
}

/** Describes the plan in a sentence, with the person's name if it is not the member's. */
export function describePlanInWords(events: readonly PlanEvent[], applicantName?: string): string {
  const opened = events.filter(({ kind }) => kind === 'open').length;
  const ended = events.filter((event) => event.kind === 'close');
  const closed = ended.filter(({ feeCents }) => feeCents > 0);
  const freed = ended.length - closed.length;
  const changed = events.filter(({ kind }) => kind === 'change').length;
  if (opened + changed + ended.length === 0) {
    return applicantName === undefined
      ? 'Keep the cards you have and open none.'
      : `For ${applicantName}: keep the cards there are and open none.`;
  }
  const parts = [
    ...(opened > 0 ? [`open ${formatCount(opened, 'card')}`] : []),
    ...(changed > 0 ? [`change ${formatCount(changed, 'card')} to another product`] : []),
    ...(closed.length > 0
      ? [`close ${formatCount(closed.length, 'card')} ${describeTime(closed)}`]
      : []),
    ...(freed > 0 ? [`close ${formatCount(freed, 'card')} to make room`] : []),
  ].join(', ');
  if (applicantName !== undefined) return `For ${applicantName}: ${parts}.`;
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
}

export function describeProof(
  { plan, boundCents, isProven }: PlanResult,
  isRunning: boolean,
): string {
  if (!plan) return 'Looking for a first plan.';
  if (isProven) return 'Proven best: no plan that you allow is worth more.';
  const start = isRunning ? 'Still looking: ' : '';
  if (!Number.isFinite(boundCents))
    return `${start || 'Stopped: '}how much better is possible is not known yet.`;
  const more = boundCents - plan.netCents;
  const share = plan.netCents > 0 ? ` (${Math.ceil((1000 * more) / plan.netCents) / 10}%)` : '';
  return `${start}${isRunning ? 'within' : 'Within'} ${formatWholeDollars(more)}${share} of the best possible plan.`;
}
