import { type CalendarDate, compareDates } from '../calendar.ts';
import type { ApplicationRule } from './application-rule.ts';
import type { HistoryCard, ProductFacts } from './card-history.ts';
import { type CountingTime, countingTime, countsOn } from './counting-time.ts';
import { type RuleBook, type TouchingRule, isCounted } from './rule-book.ts';

/** A rule and the times at which the member's cards count for it. */
export type RuleTimes = {
  readonly rule: ApplicationRule;
  readonly times: readonly CountingTime[];
  /** Cards that would count if the day the rule needs were known. */
  readonly unknown: readonly HistoryCard[];
};

/** A rule that blocks on a day, with the cards that cause it and the day it stops. */
export type RuleFinding = {
  readonly rule: ApplicationRule;
  /** The oldest first. `until` is the first day on which a card no longer counts, null for never. */
  readonly causes: readonly CountingTime[];
  /** The first later day on which the rule no longer refuses; null: not by waiting. */
  readonly clearsOn: CalendarDate | null;
};

export function timesOf(
  touching: TouchingRule,
  target: ProductFacts,
  history: readonly HistoryCard[],
  book: RuleBook,
): RuleTimes {
  const times: CountingTime[] = [];
  const unknown: HistoryCard[] = [];
  for (const held of history) {
    const facts = book.cards.get(held.card);
    if (!facts) throw new RangeError(`card ${held.card} is not in the rule book`);
    if (!isCounted(touching, target, held, facts)) continue;
    const counted = countingTime(touching.rule, held);
    if (counted.kind === 'counts') times.push(counted.time);
    else if (counted.kind === 'unknown') unknown.push(held);
  }
  return { rule: touching.rule, times, unknown };
}

function refusesOn({ rule, times }: RuleTimes, date: CalendarDate): boolean {
  if (rule.limitCount === null) return false;
  const counted = times.filter((time) => countsOn(time, date)).length;
  return counted >= Math.max(1, rule.limitCount);
}

function sortedDays(days: readonly (CalendarDate | null)[], after: CalendarDate): CalendarDate[] {
  const later = days.filter((day): day is CalendarDate => day !== null && day > after);
  return [...new Set(later)].sort(compareDates);
}

/** The first day after `date` on which none of the rules refuses: a refusal ends only as a card stops counting. */
export function firstFreeDay(rules: readonly RuleTimes[], date: CalendarDate): CalendarDate | null {
  const ends = rules.flatMap(({ times }) => times.map(({ until }) => until));
  const isFree = (day: CalendarDate) => !rules.some((rule) => refusesOn(rule, day));
  return sortedDays(ends, date).find(isFree) ?? null;
}

/** The first day after `date` on which one of the rules refuses, through a card dated in the future. */
export function firstRefusedDay(
  rules: readonly RuleTimes[],
  date: CalendarDate,
): CalendarDate | null {
  const starts = rules.flatMap(({ times }) => times.map(({ from }) => from));
  const isRefused = (day: CalendarDate) => rules.some((rule) => refusesOn(rule, day));
  return sortedDays(starts, date).find(isRefused) ?? null;
}

export function findingOn(rule: RuleTimes, date: CalendarDate): RuleFinding | null {
  if (!refusesOn(rule, date)) return null;
  const causes = rule.times
    .filter((time) => countsOn(time, date))
    .sort((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
  return { rule: rule.rule, causes, clearsOn: firstFreeDay([rule], date) };
}
