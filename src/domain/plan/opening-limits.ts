import type { Horizon } from './horizon.ts';
import type { PlanCard } from './plan-card.ts';
import { calendarMonthsBetween } from '../calendar.ts';
import { feeCentsOf, type Tenure } from './tenure.ts';

/** A limit that every plan keeps on the sum of what its tenures count, as linear as the bound needs it. */
export type LimitRow = {
  readonly limit: number;
  /** What a tenure counts, and what it counts more where its bonus is earned. */
  readonly weightOf: (tenure: Tenure) => number;
  readonly bonusWeightOf: (tenure: Tenure) => number;
};

/** What a tenure counts for one of the limits. */
export type LimitCount = {
  readonly row: number;
  readonly weight: number;
  readonly bonusWeight: number;
};

/** The limits for which a tenure counts. */
export function countsOf(rows: readonly LimitRow[], tenure: Tenure): readonly LimitCount[] {
  return rows.flatMap(({ weightOf, bonusWeightOf }, row): LimitCount[] => {
    const [weight, bonusWeight] = [weightOf(tenure), bonusWeightOf(tenure)];
    return weight === 0 && bonusWeight === 0 ? [] : [{ row, weight, bonusWeight }];
  });
}

const none = () => 0;

/** Counts as one in the limit on fees, so that its price moves as those of openings do. */
const FEE_CENTS = 10_000;

/**
 * Rows for openings in a month, cards held in a month, velocity and once rules, and fees. Of the last cards opened in a window that
 * a rule counts and is about, the last one has seen the others, so that their number keeps the limit in every window.
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
    });
  };
  const all = new Set(cards.map(({ card }) => card.slug));
  if (limits.atMostPerMonth < limits.atMostNew) {
    for (const month of everyMonth) inWindow(all, month, month, limits.atMostPerMonth, false);
  }
  const { atMostHeld } = limits;
  if (atMostHeld !== null) {
    for (const month of everyMonth) {
      rows.push({
        limit: atMostHeld,
        weightOf: ({ from, until }) => (month >= from && month < until ? 1 : 0),
        bonusWeightOf: none,
      });
    }
  }
  for (const rule of rules) {
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
  const { atMostFeesCents } = limits;
  if (atMostFeesCents === null) return narrow;
  return [
    ...narrow,
    {
      limit: atMostFeesCents / FEE_CENTS,
      weightOf: (tenure) => {
        const planCard = cards[tenure.card];
        return planCard ? feeCentsOf(horizon, planCard, tenure) / FEE_CENTS : 0;
      },
      bonusWeightOf: none,
    },
  ];
}
