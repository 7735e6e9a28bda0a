import { addMonths, type CalendarDate, partsOf, startOfMonth } from '@/domain/calendar.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { PlannedFee } from './find-planned-fee.ts';
import type { PlanEvent } from './list-steps.ts';
import type { PlanResult } from './schema.ts';
import * as texts from './texts.ts';

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

/** When cards are closed, as their fees have it. */
function describeTime(closings: readonly PlannedFee[]): string {
  const refunded = closings.filter(({ refundDays }) => refundDays !== null).length;
  if (refunded === 0) return texts.beforeTheFee;
  return refunded < closings.length ? texts.beforeTheFeeOrWhile : texts.whileTheFeeComesBack;
}

/** What the plan does, in a sentence; for whom where it is not for the member. */
export function describePlanInWords(events: readonly PlanEvent[], applicantName?: string): string {
  const opened = events.filter(({ kind }) => kind === 'open').length;
  const closed = events.filter((event) => event.kind === 'close');
  const changed = events.filter(({ kind }) => kind === 'change').length;
  if (opened + changed + closed.length === 0) {
    return applicantName === undefined
      ? texts.keepTheCardsYouHave
      : texts.forKeepTheCardsThere(applicantName);
  }
  const parts = [
    ...(opened > 0 ? [texts.openOfJoinWithAnd(formatCount(opened, texts.card))] : []),
    ...(changed > 0 ? [texts.changeToAnotherProduct(formatCount(changed, texts.card))] : []),
    ...(closed.length > 0
      ? [texts.closeOfCountAndTime(formatCount(closed.length, texts.card), describeTime(closed))]
      : []),
  ].join(', ');
  if (applicantName !== undefined) return texts.forWord(applicantName, parts);
  return `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
}

/** How sure it is that nothing better is possible. */
export function describeProof(
  { plan, boundCents, isProven }: PlanResult,
  isRunning: boolean,
): string {
  if (!plan) return texts.lookingForAFirstPlan;
  if (isProven) return texts.provenBestNoPlanThat;
  const start = isRunning ? texts.stillLooking : texts.stopped;
  if (!Number.isFinite(boundCents)) return texts.howMuchBetterIsPossibleIs(start);
  const more = boundCents - plan.netCents;
  const share = plan.netCents > 0 ? ` (${Math.ceil((1000 * more) / plan.netCents) / 10}%)` : '';
  return texts.atMostBetterIsPossibleOfStartAndDollars(start, formatWholeDollars(more), share);
}
