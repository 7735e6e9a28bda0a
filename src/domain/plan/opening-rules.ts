import { calendarMonthsBetween } from '../calendar.ts';
import type { BonusUnderWay, OnceRule, PlanQuestion, VelocityRule } from './plan-question.ts';

/** A card opened in a month of the plan, counted from 0; the history's months are below 0, or in the running month 0. */
export type Opening = {
  readonly card: string;
  readonly month: number;
  /** A product change under its slug: it opens no account, and counts only for rules that name it. */
  readonly isChange?: boolean;
};

/** The question's application rules over months. A day counts as its month. */
export type RuleBook = {
  /** True if the person may open the card beside their other openings of that month. */
  readonly hasRoom: (opening: Opening, others: readonly Opening[]) => boolean;
  /** True if the rules allow the opening beside the plan's other openings and changes, in any order within a month. */
  readonly mayOpen: (opening: Opening, others: readonly Opening[]) => boolean;
  /** True if the opening earns its bonus. */
  readonly givesBonus: (opening: Opening, others: readonly Opening[]) => boolean;
};

/** A bonus that is under way counts as received from the first month, as one of the plan does from its opening. */
const firstMonth = (underWay: readonly BonusUnderWay[]) => (underWay.length > 0 ? 0 : null);

/** Openings in one month block each other: their order is unknown. Each rule's history is evaluated once. */
export function ruleBookOf({ date, history, rules, limits }: PlanQuestion): RuleBook {
  const applicants = new Map(
    (limits.applicants ?? []).flatMap((cards, person) =>
      cards.map((card): [string, number] => [card, person]),
    ),
  );
  const past = history.map(({ card, openedOn, bonusOn, bonusesUnderWay }) => ({
    card,
    opened: calendarMonthsBetween(date, openedOn),
    bonus: bonusOn === null ? firstMonth(bonusesUnderWay) : calendarMonthsBetween(date, bonusOn),
  }));
  const readVelocity = (rule: VelocityRule) => {
    const counts = rule.counts === 'all' ? null : new Set(rule.counts);
    const isCounted = (card: string, isChange = false) => counts?.has(card) ?? !isChange;
    const before = past.flatMap(({ card, opened }) => (isCounted(card) ? [opened] : []));
    return (month: number, others: readonly Opening[]): boolean => {
      const lies = (opened: number) => opened <= month && opened > month - rule.months;
      const counted = others.filter(
        (other) => isCounted(other.card, other.isChange) && lies(other.month),
      ).length;
      return before.filter(lies).length + counted < rule.limit;
    };
  };
  const readOnce = (rule: OnceRule) => {
    const blocking = new Set(rule.blockedBy);
    const before = past.flatMap(({ card, opened, bonus }) => {
      const event = rule.clock === 'opened' ? opened : bonus;
      return blocking.has(card) && event !== null ? [event] : [];
    });
    return (month: number, others: readonly Opening[]): boolean => {
      const blocks = (event: number) =>
        event <= month && (rule.months === null || month - event < rule.months);
      return (
        !before.some(blocks) &&
        !others.some((other) => blocking.has(other.card) && blocks(other.month))
      );
    };
  };
  type Test = (month: number, others: readonly Opening[]) => boolean;
  const opening = new Map<string, Test[]>();
  const bonus = new Map<string, Test[]>();
  for (const rule of rules) {
    const test = rule.kind === 'velocity' ? readVelocity(rule) : readOnce(rule);
    const book = rule.kind === 'once' && rule.what === 'bonus' ? bonus : opening;
    for (const card of rule.cards) {
      const tests = book.get(card);
      if (tests) tests.push(test);
      else book.set(card, [test]);
    }
  }
  const passes =
    (book: ReadonlyMap<string, readonly Test[]>) =>
    ({ card, month }: Opening, others: readonly Opening[]): boolean =>
      (book.get(card) ?? []).every((test) => test(month, others));
  return {
    hasRoom: ({ card, month }, others) => {
      const applicant = applicants.get(card);
      const beside = others.filter(
        (other) => other.month === month && applicants.get(other.card) === applicant,
      );
      return beside.length < limits.atMostPerMonth;
    },
    mayOpen: passes(opening),
    givesBonus: passes(bonus),
  };
}
