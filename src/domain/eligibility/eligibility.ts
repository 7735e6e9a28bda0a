import type { CalendarDate } from '../calendar.ts';
import { type ApplicationRule, isBonusRule, refusesBonus } from './application-rule.ts';
import type { HistoryCard } from './card-history.ts';
import type { RuleBook } from './rule-book.ts';
import {
  type RuleFinding,
  type RuleTimes,
  findingOn,
  firstFreeDay,
  firstRefusedDay,
  timesOf,
} from './rule-finding.ts';

/** An answer for a day, and the first later day on which it changes; null if waiting changes nothing. */
export type Answer =
  | { readonly kind: 'yes'; readonly until: CalendarDate | null }
  | {
      readonly kind: 'no';
      readonly from: CalendarDate | null;
      readonly because: readonly RuleFinding[];
    };

/** Cards for which a rule cannot be judged, because a day is missing from the member's history. */
export type HistoryGap = { readonly rule: ApplicationRule; readonly cards: readonly HistoryCard[] };

export type Eligibility = {
  readonly card: string;
  readonly date: CalendarDate;
  /** Hard velocity and holding rules. */
  readonly application: Answer;
  /** Hard bonus rules alone, as if the application were allowed, and limits on the card itself or its family. */
  readonly bonus: Answer;
  /** The first day, from `date` on, on which one may apply and get the bonus; null: not by waiting. */
  readonly applyWithBonusOn: CalendarDate | null;
  /** Soft rules that speak against it on this day, each with the day on which it no longer does. */
  readonly warnings: readonly RuleFinding[];
  /** Rules that no date decides, such as a relationship with the bank. */
  readonly advice: readonly ApplicationRule[];
  readonly gaps: readonly HistoryGap[];
};

function answer(rules: readonly RuleTimes[], date: CalendarDate): Answer {
  const because = rules.flatMap((rule) => findingOn(rule, date) ?? []);
  return because.length === 0
    ? { kind: 'yes', until: firstRefusedDay(rules, date) }
    : { kind: 'no', from: firstFreeDay(rules, date), because };
}

/**
 * Judges if the member may apply for a card on a day and would get the bonus, with the rules and cards in the way and
 * the first day on which that changes. Assumes only the passing of time: no new card, and no closing missing from the
 * history. Throws RangeError for a card that is not in the rule book.
 */
export function judgeEligibility(
  book: RuleBook,
  history: readonly HistoryCard[],
  card: string,
  date: CalendarDate,
): Eligibility {
  const target = book.cards.get(card);
  if (!target) throw new RangeError(`card ${card} is not in the rule book`);
  const touching = book.rulesOf(target);
  const dated = touching
    .filter(({ rule }) => rule.kind !== 'other')
    .map((rule) => timesOf(rule, target, history, book));
  const hard = dated.filter(({ rule }) => rule.strictness === 'hard');
  const application = answer(
    hard.filter(({ rule }) => !isBonusRule(rule)),
    date,
  );
  const bonus = answer(
    hard.filter(({ rule }) => refusesBonus(rule)),
    date,
  );
  return {
    card,
    date,
    application,
    bonus,
    applyWithBonusOn:
      application.kind === 'yes' && bonus.kind === 'yes' ? date : firstFreeDay(hard, date),
    warnings: dated
      .filter(({ rule }) => rule.strictness === 'soft')
      .flatMap((rule) => findingOn(rule, date) ?? []),
    advice: touching.flatMap(({ rule }) => (rule.kind === 'other' ? rule : [])),
    gaps: dated
      .filter(({ unknown }) => unknown.length > 0)
      .map(({ rule, unknown }) => ({ rule, cards: unknown })),
  };
}
