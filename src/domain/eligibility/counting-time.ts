import { type CalendarDate, addDays, addMonths, startOfMonth } from '../calendar.ts';
import type { ApplicationRule, RuleWindow } from './application-rule.ts';
import { type HistoryCard, applicationDate, approvalDate, openingDate } from './card-history.ts';

/**
 * The days on which a card of the member counts for a rule: from `from` until the day before `until`.
 * Null leaves that end open. Every kind of rule comes down to this: it refuses on the days on which
 * as many cards count as its limit says.
 */
export type CountingTime = {
  readonly id: string;
  readonly card: string;
  readonly from: CalendarDate | null;
  readonly until: CalendarDate | null;
};

type CountedCard =
  | { readonly kind: 'counts'; readonly time: CountingTime }
  | { readonly kind: 'never' }
  /** The day the rule's clock needs is unknown. */
  | { readonly kind: 'unknown' };

/**
 * The first day on which something of `day` no longer counts. "N per D days" allows an application
 * exactly D days later. Rules about all issuers read the credit report, which gives opening months
 * only, so what counts 24 months is safe from the first day of the 25th month.
 */
function endOfWindow(rule: ApplicationRule, window: RuleWindow, day: CalendarDate) {
  switch (window.unit) {
    case 'days':
      return addDays(day, window.count);
    case 'months':
      return rule.scope === 'all_issuers' && rule.clock === 'account_open'
        ? startOfMonth(addMonths(day, window.count + 1))
        : addMonths(day, window.count);
    case 'lifetime':
      return null;
  }
}

function countsFrom(
  rule: ApplicationRule,
  held: HistoryCard,
  from: CalendarDate | null,
): CountedCard {
  if (from === null) return { kind: 'unknown' };
  const until = endOfWindow(rule, rule.window, from);
  return { kind: 'counts', time: { id: held.id, card: held.card, from, until } };
}

function countsSinceOpening(held: HistoryCard, until: CalendarDate | null): CountedCard {
  const from = openingDate(held);
  return { kind: 'counts', time: { id: held.id, card: held.card, from, until } };
}

/** Counts while the card is open, and for `window` after its closing, if given. */
function countsWhileHeld(
  rule: ApplicationRule,
  held: HistoryCard,
  window: RuleWindow | null,
): CountedCard {
  const { closedOn, status } = held;
  if (closedOn === null) {
    if (status === 'held') return countsSinceOpening(held, null);
    return window === null ? { kind: 'never' } : { kind: 'unknown' };
  }
  return countsSinceOpening(held, window === null ? closedOn : endOfWindow(rule, window, closedOn));
}

/** Clocks that a product change does not start. */
const opensAccount: ReadonlySet<ApplicationRule['clock']> = new Set([
  'application',
  'approval',
  'account_open',
]);

/** The time in which a card that the rule concerns counts. */
export function countingTime(rule: ApplicationRule, held: HistoryCard): CountedCard {
  const { clock, window, kind } = rule;
  if (held.status === 'never_opened' && (clock !== 'application' || held.appliedOn === null)) {
    return { kind: 'never' };
  }
  if (kind === 'holding_limit') return countsWhileHeld(rule, held, null);
  if (held.isProductChange && opensAccount.has(clock)) return { kind: 'never' };
  switch (clock) {
    case 'application':
      return countsFrom(rule, held, applicationDate(held));
    case 'approval':
      return countsFrom(rule, held, approvalDate(held));
    case 'account_open':
      return countsFrom(rule, held, openingDate(held));
    case 'bonus_posted':
      if (held.bonus.kind === 'none') return { kind: 'never' };
      return countsFrom(rule, held, held.bonus.kind === 'posted' ? held.bonus.on : null);
    case 'closed':
      return countsWhileHeld(rule, held, window.unit === 'lifetime' ? null : window);
    case 'ever_held':
      // Known to have been held, whenever that was.
      return window.unit === 'lifetime'
        ? countsSinceOpening(held, null)
        : countsFrom(rule, held, openingDate(held));
  }
}

export function countsOn({ from, until }: CountingTime, date: CalendarDate): boolean {
  return (from === null || from <= date) && (until === null || date < until);
}
