import { calendarMonthsBetween } from '../calendar.ts';
import type {
  BonusUnderWay,
  HoldingRule,
  OnceRule,
  PlanQuestion,
  VelocityRule,
} from './plan-question.ts';

/** A card opened in a month of the plan, counted from 0; the history's months are below 0, or in the running month 0. */
export type Opening = {
  readonly card: string;
  readonly month: number;
  /** The month, not included, to which the account is held. */
  readonly until: number;
  /**
   * A product change under its slug opens no account, and counts only for rules that name it. An account held when the
   * plan begins counts only for rules about cards held; for others it is part of the history.
   */
  readonly role?: 'change' | 'held';
};

type AskedOpening = Pick<Opening, 'card' | 'month'>;

/** A rule in the way of an opening, or of its bonus. */
export type Refusal = { readonly rule: string; readonly what: 'bonus' | 'card' };

/** The question's application rules over months. A day counts as its month. */
export type RuleBook = {
  /** True if the person may open the card beside their other openings of that month. */
  readonly hasRoom: (opening: AskedOpening, others: readonly Opening[]) => boolean;
  /** True if the rules allow the opening beside the plan's other openings and changes, in any order within a month. */
  readonly mayOpen: (opening: AskedOpening, others: readonly Opening[]) => boolean;
  /** True if the opening earns its bonus. */
  readonly givesBonus: (opening: AskedOpening, others: readonly Opening[]) => boolean;
  /** The rule that makes `mayOpen` or `givesBonus` false; null if both are true. */
  readonly refusalOf: (opening: AskedOpening, others: readonly Opening[]) => Refusal | null;
  /** True if closing the card could make room: with it, a rule about cards held is at its limit. */
  readonly isShort: (card: string, others: readonly Opening[]) => boolean;
};

/** A bonus that is under way counts as received from the first month, as one of the plan does from its opening. */
const firstMonth = (underWay: readonly BonusUnderWay[]) => (underWay.length > 0 ? 0 : null);

/** Openings in one month block each other: their order is unknown. Each rule's history is evaluated once. */
export function ruleBookOf({ catalog, date, history, rules, limits }: PlanQuestion): RuleBook {
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
    const isCounted = (card: string, role?: Opening['role']) =>
      role !== 'held' && (counts?.has(card) ?? role !== 'change');
    const before = past.flatMap(({ card, opened }) => (isCounted(card) ? [opened] : []));
    return (month: number, others: readonly Opening[]): boolean => {
      const lies = (opened: number) => opened <= month && opened > month - rule.months;
      const counted = others.filter(
        (other) => isCounted(other.card, other.role) && lies(other.month),
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
        !others.some(
          ({ card, month: at, role }) => role !== 'held' && blocking.has(card) && blocks(at),
        )
      );
    };
  };
  const planned = new Set(catalog.cards.map(({ slug }) => slug));
  const isPlanned = ({ card, closedOn }: (typeof history)[number]) =>
    closedOn === null && planned.has(card);
  /** Slots of one rule about cards held. The history's counted cards that the plan doesn't decide on are in it. */
  const readHolding = ({ counts, limit, months }: HoldingRule) => {
    const counted = new Set(counts);
    const before = history
      .filter((past) => counted.has(past.card) && !isPlanned(past))
      .map(({ card, openedOn, closedOn }) => ({
        card,
        month: calendarMonthsBetween(date, openedOn),
        until: closedOn === null ? Infinity : calendarMonthsBetween(date, closedOn),
      }));
    const among = (others: readonly Opening[]): readonly Opening[] => [
      ...before,
      ...others.filter(({ card }) => counted.has(card)),
    ];
    return {
      counted,
      limit,
      among,
      test: (month: number, others: readonly Opening[]): boolean =>
        among(others).filter((each) => each.month <= month && month < each.until + months).length <
        limit,
    };
  };
  type Test = {
    readonly rule: string;
    readonly passes: (month: number, others: readonly Opening[]) => boolean;
  };
  const opening = new Map<string, Test[]>();
  const bonus = new Map<string, Test[]>();
  const holding: ReturnType<typeof readHolding>[] = [];
  for (const rule of rules) {
    const test = (): Test['passes'] => {
      if (rule.kind === 'velocity') return readVelocity(rule);
      if (rule.kind === 'once') return readOnce(rule);
      const held = readHolding(rule);
      holding.push(held);
      return held.test;
    };
    const found = { rule: rule.slug, passes: test() };
    const book = rule.kind !== 'velocity' && rule.what === 'bonus' ? bonus : opening;
    for (const card of rule.cards) {
      const tests = book.get(card);
      if (tests) tests.push(found);
      else book.set(card, [found]);
    }
  }
  const refusing = (
    book: ReadonlyMap<string, readonly Test[]>,
    { card, month }: AskedOpening,
    others: readonly Opening[],
  ) => (book.get(card) ?? []).find(({ passes }) => !passes(month, others));
  return {
    hasRoom: ({ card, month }, others) => {
      const applicant = applicants.get(card);
      const beside = others.filter(
        (other) =>
          other.role === undefined &&
          other.month === month &&
          applicants.get(other.card) === applicant,
      );
      return beside.length < limits.atMostPerMonth;
    },
    mayOpen: (asked, others) => !refusing(opening, asked, others),
    givesBonus: (asked, others) => !refusing(bonus, asked, others),
    refusalOf: (asked, others) => {
      for (const what of ['card', 'bonus'] as const) {
        const found = refusing(what === 'card' ? opening : bonus, asked, others);
        if (found) return { rule: found.rule, what };
      }
      return null;
    },
    isShort: (card, others) =>
      holding.some(
        ({ counted, limit, among }) =>
          counted.has(card) &&
          among(others.filter((other) => other.card !== card)).length >= limit - 1,
      ),
  };
}
