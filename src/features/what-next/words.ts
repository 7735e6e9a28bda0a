import { addDays, addMonths, type CalendarDate, partsOf, startOfMonth } from '@/domain/calendar.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { PlannedFee } from './find-planned-fee.ts';
import type { PlanEvent } from './list-steps.ts';
import type { PlanResult, Reason } from './schema.ts';
import type { Blocker } from './find-blocker.ts';

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
  if (refunded === 0) return 'before the fee';
  return refunded < closings.length
    ? 'before the fee or while it comes back'
    : 'while the fee comes back';
}

/** Until when a card must be closed so that its fee is not paid. */
function describeClosingTime(fee: PlannedFee, date: CalendarDate): string {
  const { feeCents, dueIn, dueOn, refundDays } = fee;
  const name = `its fee of ${formatWholeDollars(feeCents)}`;
  if (refundDays === null) {
    return `Before ${name} is charged${dueOn === null ? '' : ` on ${formatDate(dueOn)}`}`;
  }
  const within = `Within ${formatCount(refundDays, 'day')} after ${name} is charged`;
  return dueOn === null
    ? `${within} in ${nameMonth(date, dueIn)}, which then comes back`
    : `${within} on ${formatDate(dueOn)}, by ${formatDate(addDays(dueOn, refundDays))}: it then comes back`;
}

/** What the plan does, in a sentence. */
export function describePlanInWords(events: readonly PlanEvent[]): string {
  const opened = events.filter(({ kind }) => kind === 'open').length;
  const closed = events.filter((event) => event.kind === 'close');
  if (opened + closed.length === 0) return 'Keep the cards you have and open none.';
  const parts = [
    ...(opened > 0 ? [`open ${formatCount(opened, 'card')}`] : []),
    ...(closed.length > 0
      ? [`close ${formatCount(closed.length, 'card')} ${describeTime(closed)}`]
      : []),
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

/** Less than this is no reason to do one thing rather than another. */
const INDIFFERENT_CENTS = 50;

/** What is known of an event beside itself. */
export type Grounds = { readonly reasons: readonly Reason[]; readonly blocker: Blocker | null };

function describeMove(ahead: number | null, when: string): string[] {
  if (ahead === null) return [];
  return [
    Math.abs(ahead) < INDIFFERENT_CENTS
      ? `Opened a month ${when}, the plan keeps as much.`
      : `Opened a month ${when}, the plan keeps ${formatWholeDollars(Math.abs(ahead))} ${ahead > 0 ? 'less' : 'more'}.`,
  ];
}

/** Why a card is opened in its month, not before and not after. */
function describeMonth(
  reason: Extract<Reason, { kind: 'open' }> | undefined,
  blocker: Blocker | null,
): readonly string[] {
  const { aheadOfEarlierCents = null, aheadOfLaterCents = null } = reason ?? {};
  const until = blocker?.clearsOn ? ` until ${formatDate(blocker.clearsOn)}` : '';
  const earlier = blocker
    ? [`Not earlier: “${blocker.title}” stands against it${until}.`]
    : describeMove(aheadOfEarlierCents, 'earlier');
  return [...earlier, ...describeMove(aheadOfLaterCents, 'later')];
}

/** What closing a card saves and loses in the months of the plan. */
function describeClosing(reasons: readonly Reason[], { card, month, kind }: PlanEvent): string[] {
  // Of a fee that was charged earlier this month the plan begins each year a month before.
  const months = kind === 'fee' ? [month, month - 1] : [month];
  const reason = reasons.find(
    (each) =>
      each.kind !== 'open' &&
      each.kind === (kind === 'fee' ? 'keep' : kind) &&
      each.card === card &&
      months.includes(each.month),
  );
  if (!reason || reason.kind === 'open') return [];
  const loses =
    reason.otherCents < INDIFFERENT_CENTS
      ? 'loses nothing else'
      : `loses ${formatWholeDollars(reason.otherCents)} of what it earns`;
  const saves = `saves ${formatWholeDollars(reason.feeCents)} of fees and ${loses} in the months of this plan.`;
  return [
    kind === 'close' ? `Closing it ${saves}` : `Keep it: closing it before this fee ${saves}`,
  ];
}

const describeLastDay = (dueOn: CalendarDate | null) =>
  dueOn === null ? '' : ` by ${formatDate(dueOn)}`;

/** Why something happens in its month, in sentences that say no more than what was worked out. */
export function describeEvent(
  event: PlanEvent,
  date: CalendarDate,
  { reasons, blocker }: Grounds = { reasons: [], blocker: null },
): readonly string[] {
  switch (event.kind) {
    case 'open': {
      const bonus = event.bonuses.map(
        ({ spendCents, valueCents, month, dueOn }) =>
          `Its bonus is worth ${formatWholeDollars(valueCents)}: spend ${formatWholeDollars(spendCents)} on it${describeLastDay(dueOn)}, which your spending reaches in ${nameMonth(date, month)}.`,
      );
      const rewards =
        event.rewardsCents > 0
          ? [`Spending on it earns ${formatWholeDollars(event.rewardsCents)} in this plan.`]
          : [];
      const isLater = blocker === null && event.from > date && !event.from.endsWith('-01');
      const from = isLater ? [`Application rules allow it from ${formatDate(event.from)}.`] : [];
      const reason = reasons.find((each) => each.kind === 'open' && each.card === event.card);
      const why = describeMonth(reason?.kind === 'open' ? reason : undefined, blocker);
      const warnings = event.warnings.map(
        (title) => `Applicants report a rule against it: ${title}.`,
      );
      return [...bonus, ...rewards, ...from, ...why, ...warnings];
    }
    case 'bonus': {
      const { spendCents, dueOn } = event.bonus;
      const due = dueOn === null ? [] : [`It is due by ${formatDate(dueOn)}.`];
      return [`You have spent the ${formatWholeDollars(spendCents)} it asks for.`, ...due];
    }
    case 'due': {
      const { spendCents, month } = event.bonus;
      return [
        `The last day to spend the ${formatWholeDollars(spendCents)} it asks for, which your spending reaches in ${nameMonth(date, month)}.`,
      ];
    }
    case 'fee': {
      const on = event.dueOn === null ? [] : [`Charged on ${formatDate(event.dueOn)}.`];
      if (event.isFirst) return ['Charged when you open it.'];
      if (event.refundDays !== null)
        return [...on, 'It comes back: the plan closes the card in time.'];
      const words = describeClosing(reasons, event);
      return [
        ...on,
        ...(words.length > 0 ? words : ['Keep it: no plan found is worth more without it.']),
      ];
    }
    case 'close': {
      const before = describeClosingTime(event, date);
      const words = describeClosing(reasons, event);
      return [
        `${before}.`,
        ...(words.length > 0 ? words : ['No plan found is worth more with it.']),
      ];
    }
  }
}
