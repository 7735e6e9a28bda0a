import { addDays } from '@/domain/calendar.ts';
import { nameStep } from '@/domain/schedule/name-step.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { PlannedFee } from './find-planned-fee.ts';
import type { PlanEvent } from './list-steps.ts';
import type { PlanResult } from './schema.ts';

/** Title of an event; a step is named as among the dates, in the calendar feed and in reminders. */
export function nameEvent(event: PlanEvent, nameOf: (card: string) => string): string {
  const name = nameOf(event.card);
  const step = { cardName: name, becomesName: null, points: null };
  switch (event.kind) {
    case 'open':
      return nameStep({ ...step, action: 'apply' });
    case 'close':
      return nameStep({ ...step, action: 'close' });
    case 'change':
      return nameStep({ ...step, action: 'change', becomesName: nameOf(event.to) });
    case 'move': {
      const { name: systemName, points: count } = event.points;
      return nameStep({ ...step, action: 'move', points: { systemName, count } });
    }
    case 'bonus':
      return `Bonus of ${name} earned`;
    case 'due':
      return `Last day for the bonus of ${name}`;
    case 'fee':
      return `Fee of ${name}`;
  }
}

/** The one line under a step: what it takes, and until when; details open below it. */
export function describeBriefly(event: PlanEvent): string | null {
  switch (event.kind) {
    case 'open': {
      const last = event.bonuses.at(-1);
      if (!last) return 'For what it earns: no bonus counts.';
      const by = last.dueOn === null ? '' : ` by ${formatDate(last.dueOn)}`;
      return `Spend ${formatWholeDollars(last.spendCents)}${by}.`;
    }
    case 'close':
    case 'change': {
      const { dueOn, refundDays, feeCents } = event;
      if (feeCents === 0) return event.kind === 'close' ? 'To make room.' : null;
      if (dueOn === null) return null;
      return refundDays === null
        ? `Before its fee of ${formatDate(dueOn)}.`
        : `By ${formatDate(addDays(dueOn, refundDays))}, to get the ${formatCents(feeCents)} refunded.`;
    }
    case 'fee':
      return event.dueOn === null ? null : `Charged on ${formatDate(event.dueOn)}.`;
    case 'due':
      return `${formatDate(event.dueOn)}.`;
    case 'move':
    case 'bonus':
      return null;
  }
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

type Step = Extract<PlanEvent, { kind: 'open' | 'close' | 'change' }>;

/** The openings, closings and product changes of a plan, in their order. */
export function listCardSteps(events: readonly PlanEvent[]): readonly Step[] {
  return events.filter(
    (event) => event.kind === 'open' || event.kind === 'close' || event.kind === 'change',
  );
}

/** Steps that the sentence names. */
const NAMED = 2;

/** Describes the first steps of a plan in a sentence: what to do now, and what then. */
export function describeFirstSteps(
  steps: readonly Step[],
  nameOf: (card: string) => string,
  nameOfMonth: (month: number) => string,
): string {
  const [first, then] = steps.slice(0, NAMED).map((step) => {
    const what =
      step.kind === 'change'
        ? `change ${nameOf(step.card)} to ${nameOf(step.to)}`
        : `${step.kind} ${nameOf(step.card)}`;
    return `${what} ${step.month === 0 ? 'now' : `in ${nameOfMonth(step.month)}`}`;
  });
  if (first === undefined) return 'Keep the cards you have and open none.';
  const start = `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  return then === undefined ? `${start}.` : `${start}, then ${then}.`;
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
