import type { Horizon } from './horizon.ts';
import type { PlanCard } from './plan-card.ts';
import { balanceRows } from './balances.ts';
import type { HoldingRule, ProductChange } from './plan-question.ts';
import { calendarMonthsBetween } from '../calendar.ts';
import { endOf, feeCentsOf, isHeldCard, segmentsOf, type Tenure } from './tenure.ts';

/** A limit that every plan keeps on the sum of its tenures' weights. The bound needs it to be linear. */
export type LimitRow = {
  readonly limit: number;
  /** A tenure's count toward the limit, and its additional count if its bonus is earned. */
  readonly weightOf: (tenure: Tenure) => number;
  readonly bonusWeightOf: (tenure: Tenure) => number;
  /** Indices of the cards of which a tenure may count; null: of any. */
  readonly about: ReadonlySet<number> | null;
  /** Cost of missing the limit by one, where a plan may miss it; absent: no plan may. */
  readonly mostPrice?: number;
};

/** A tenure's count toward one of the limits. */
export type LimitCount = {
  readonly row: number;
  readonly weight: number;
  readonly bonusWeight: number;
};

/** Returns a function that counts a tenure toward the limits. */
export function counterOf(rows: readonly LimitRow[]) {
  const about = new Map<number, number[]>();
  const general: number[] = [];
  rows.forEach((limit, row) => {
    if (limit.about === null) general.push(row);
    for (const card of limit.about ?? []) {
      const known = about.get(card);
      if (known) known.push(row);
      else about.set(card, [row]);
    }
  });
  return (tenure: Tenure): readonly LimitCount[] => {
    const touching = segmentsOf(tenure).flatMap(({ card }) => about.get(card) ?? []);
    return [...general, ...new Set(touching)].flatMap((row): LimitCount[] => {
      const limit = rows[row];
      const weight = limit?.weightOf(tenure) ?? 0;
      const bonusWeight = limit?.bonusWeightOf(tenure) ?? 0;
      return weight === 0 && bonusWeight === 0 ? [] : [{ row, weight, bonusWeight }];
    });
  };
}

const none = () => 0;

/** Counts as one in the limit on fees, so that its price moves as those of openings do. */
const FEE_CENTS = 10_000;

/** Limits each product to one account of the plan, opened or changed into it. */
function heldOnceRows(
  changes: readonly ProductChange[],
  cards: readonly PlanCard[],
): readonly LimitRow[] {
  return [...new Set(changes.map(({ to }) => to))].map((slug) => {
    const about = new Set(cards.flatMap(({ card }, at) => (card.slug === slug ? [at] : [])));
    return {
      limit: 1,
      weightOf: (tenure) => segmentsOf(tenure).filter(({ card }) => about.has(card)).length,
      bonusWeightOf: none,
      about,
    };
  });
}

/**
 * Limits the cards that a rule counts in each month: the last of those that it concerns was opened beside fewer than
 * `limit` others. If more are held when the plan begins, each new card weighs more, so that no plan is excluded.
 */
function holdingRows(
  { question, monthCount }: Horizon,
  cards: readonly PlanCard[],
  rule: HoldingRule,
): readonly LimitRow[] {
  const { history, date, limits } = question;
  const counted = new Set(rule.counts);
  const concerned = new Set(rule.cards);
  const kept = new Set<number>();
  const about = new Set<number>();
  cards.forEach(({ card: { slug }, isTarget }, at) => {
    if (isTarget || !counted.has(slug)) return;
    const isHeld = isHeldCard(question, slug);
    if (isHeld) kept.add(at);
    if (isHeld || concerned.has(slug)) about.add(at);
  });
  const planned = new Set(cards.map(({ card }) => card.slug));
  const others = history.filter(
    ({ card, openedOn, closedOn }) =>
      counted.has(card) &&
      (closedOn !== null || !planned.has(card)) &&
      calendarMonthsBetween(date, openedOn) <= 0,
  );
  const isBonus = rule.what === 'bonus';
  const most = Math.max(1, rule.limit);
  return Array.from({ length: monthCount }, (_, month) => month).flatMap((month): LimitRow[] => {
    const lies = (until: number) => month < until + rule.months;
    const before = others.filter(
      ({ closedOn }) => closedOn === null || lies(calendarMonthsBetween(date, closedOn)),
    ).length;
    const limit = Math.max(most, before + kept.size) - before;
    const share = Math.max(1, (before + kept.size) / most);
    if (kept.size + share * Math.min(about.size - kept.size, limits.atMostNew) <= limit) return [];
    const isCounted = (tenure: Tenure) =>
      about.has(tenure.card) && tenure.opened <= month && lies(endOf(tenure));
    const newWeight = (tenure: Tenure) => (isCounted(tenure) && !kept.has(tenure.card) ? share : 0);
    const keptWeight = (tenure: Tenure) => (isCounted(tenure) && kept.has(tenure.card) ? 1 : 0);
    return [
      {
        limit,
        weightOf: isBonus ? keptWeight : (tenure) => newWeight(tenure) + keptWeight(tenure),
        bonusWeightOf: isBonus ? newWeight : none,
        about,
      },
    ];
  });
}

/**
 * Lists the limits on openings in a month, cards held in a month, the three kinds of rules, cards held once, cards that
 * keep points on hand, and fees.
 * A rule limits the cards in a window that it both counts and concerns: the last one opened has all the others before it.
 */
export function limitRowsOf(horizon: Horizon, cards: readonly PlanCard[]): readonly LimitRow[] {
  const { question, monthCount } = horizon;
  const { limits, rules, history, date } = question;
  const everyMonth = Array.from({ length: monthCount }, (_, month) => month);
  const rows: LimitRow[] = [];
  const inWindow = (
    among: ReadonlySet<string>,
    from: number,
    to: number,
    limit: number,
    isBonus: boolean,
  ): void => {
    const weight = ({ isNew, opened, card }: Tenure) =>
      isNew && opened >= from && opened <= to && among.has(cards[card]?.card.slug ?? '') ? 1 : 0;
    rows.push({
      limit,
      weightOf: isBonus ? none : weight,
      bonusWeightOf: isBonus ? weight : none,
      about: null,
    });
  };
  const all = new Set(cards.map(({ card }) => card.slug));
  if (limits.atMostPerMonth < limits.atMostNew) {
    const applicants = limits.applicants?.map((own) => new Set(own)) ?? [all];
    for (const own of applicants) {
      for (const month of everyMonth) inWindow(own, month, month, limits.atMostPerMonth, false);
    }
  }
  const { atMostHeld } = limits;
  if (atMostHeld !== null) {
    for (const month of everyMonth) {
      rows.push({
        limit: atMostHeld,
        weightOf: (tenure) => (month >= tenure.from && month < endOf(tenure) ? 1 : 0),
        bonusWeightOf: none,
        about: null,
      });
    }
  }
  const holding: LimitRow[] = [];
  for (const rule of rules) {
    if (rule.kind === 'holding') {
      holding.push(...holdingRows(horizon, cards, rule));
      continue;
    }
    const other = rule.kind === 'velocity' ? rule.counts : rule.blockedBy;
    const both = new Set(
      rule.cards.filter((card) => all.has(card) && (other === 'all' || other.includes(card))),
    );
    if (both.size === 0) continue;
    const length = rule.months ?? monthCount;
    const isBonus = rule.kind === 'once' && rule.what === 'bonus';
    const ends = everyMonth.filter((month) => month >= length - 1 || month === monthCount - 1);
    const before = history
      .filter(({ card }) => other === 'all' || other.includes(card))
      .map(({ openedOn }) => calendarMonthsBetween(date, openedOn));
    for (const end of rule.kind === 'velocity' ? everyMonth : ends) {
      const counted = before.filter((month) => month <= end && month > end - length).length;
      const limit = rule.kind === 'velocity' ? Math.max(0, rule.limit - counted) : 1;
      inWindow(both, Math.max(0, end - length + 1), end, limit, isBonus);
    }
  }
  const narrow = rows.filter(({ limit }) => limit < limits.atMostNew || limit === atMostHeld);
  const others = [
    ...holding,
    ...heldOnceRows(question.productChanges, cards),
    ...balanceRows(horizon.balances, monthCount, cards),
  ];
  const { atMostFeesCents } = limits;
  if (atMostFeesCents === null) return [...narrow, ...others];
  return [
    ...narrow,
    ...others,
    {
      limit: atMostFeesCents / FEE_CENTS,
      weightOf: (tenure) =>
        segmentsOf(tenure).reduce((sum, segment) => {
          const planCard = cards[segment.card];
          return planCard ? sum + feeCentsOf(horizon, planCard, segment) / FEE_CENTS : sum;
        }, 0),
      bonusWeightOf: none,
      about: null,
    },
  ];
}
