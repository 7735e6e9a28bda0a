import { calendarMonthsBetween } from '../calendar.ts';
import { entryOf } from '../entry-of.ts';
import type { Card, Credit } from '../rewards/catalog/card.ts';
import type { HeldCard } from '../rewards/problem.ts';
import { limitOf } from '../rewards/rate/earning.ts';
import type { EarningTable } from '../rewards/rate/earning-table.ts';
import { type CardTerms, coveredBy, openTierOf } from '../rewards/terms/card-terms.ts';
import type { PointAccess } from '../rewards/terms/context.ts';
import type { SeatedCard } from '../rewards/terms/seated-card.ts';
import { gridOf } from '../rewards/year/timeline.ts';
import { MONTHS_A_YEAR } from '../rewards/year/valued-year.ts';
import { percent } from '../units.ts';
import { type CardWays, cardWaysOf } from './card-ways.ts';
import type { Horizon, PlanGrid } from './horizon.ts';

/** A cap, or a credit's reimbursement, in each of its periods. */
export type PlanRow = {
  readonly of: 'cap' | 'credit';
  /** Index among the card's caps, or credits. */
  readonly index: number;
  readonly grid: PlanGrid;
  /** Amount of a whole period, in cents or points; a period partly outside the plan has its share by months. */
  readonly periodLimit: number;
  readonly skipsFirstYear: boolean;
  /** Last month of the plan for which a credit is given; Infinity if it has no end. */
  readonly lastMonth: number;
  /** By index of the sub-category; null for a cap, which the rates name. */
  readonly isFor: readonly boolean[] | null;
};

/** A card with its data for the plan's months, for any opening month. */
export type PlanCard = {
  readonly card: Card;
  readonly held: HeldCard;
  readonly terms: CardTerms;
  readonly ways: CardWays;
  readonly rows: readonly PlanRow[];
  readonly isPhased: boolean;
  /** True for a product that others convert to: it is never opened. */
  readonly isTarget: boolean;
  /** Whole months after an anniversary in which closing the card refunds the year's fee. */
  readonly refundMonths: number;
};

const TIMES_A_YEAR = { month: 12, quarter: 4, half_year: 2, year: 1, four_years: 1 / 4, once: 0 };

/** `isHeld` is true for a card held before the plan begins, whose one-time benefits were already given. */
export function planCardOf(horizon: Horizon, card: Card, isHeld: boolean): PlanCard {
  const { context, question } = horizon;
  const held: HeldCard = { id: card.slug, card: card.slug, selected: {} };
  const rows = [...capRows(card), ...creditRows(horizon, card, isHeld)];
  const terms = context.termsOf(held);
  return {
    ...(isHeld ? underWay(horizon, card, terms) : { card, terms }),
    held,
    ways: cardWaysOf(horizon, card),
    rows,
    refundMonths: refundMonths(entryOf(question.feeRefundDays, card.slug) ?? 0),
    isPhased: card.firstYearEarnPercent > 0 || rows.some((row) => row.skipsFirstYear),
    isTarget: false,
  };
}

/** The card for an account that converts to it: open for a year, without one-time benefits. */
function targetOf(horizon: Horizon, planCard: PlanCard): PlanCard {
  const { card, terms } = planCard;
  const changed: Card = {
    ...card,
    bonus: null,
    firstYearFeeCents: card.annualFeeCents,
    firstYearEarnPercent: percent(0),
    credits: card.credits
      .filter(({ period }) => period !== 'once')
      .map((credit) => ({ ...credit, excludesFirstYear: false })),
  };
  return {
    ...planCard,
    card: changed,
    terms: { ...terms, tiers: [] },
    rows: [...capRows(changed), ...creditRows(horizon, changed, true)],
    isPhased: false,
    isTarget: true,
  };
}

/** Lists the catalog's cards in order, followed by the products they may convert to. */
export function planCardsOf(horizon: Horizon): readonly PlanCard[] {
  const { catalog, productChanges, history } = horizon.question;
  const known = new Set(catalog.cards.map(({ slug }) => slug));
  const targets = new Set(productChanges.flatMap(({ from, to }) => (known.has(from) ? [to] : [])));
  const held = new Set(history.flatMap(({ card, closedOn }) => (closedOn === null ? [card] : [])));
  const cards = catalog.cards.map((card) => planCardOf(horizon, card, held.has(card.slug)));
  const changed = cards.filter(({ card }) => targets.has(card.slug));
  return [...cards, ...changed.map((planCard) => targetOf(horizon, planCard))];
}

const DAYS_A_MONTH = 30;

/** Eleven months at most: then the next fee is due. */
function refundMonths(days: number): number {
  return Math.min(MONTHS_A_YEAR - 1, Math.floor(days / DAYS_A_MONTH));
}

/** A held card with the rest of its bonus in place of the offer to new holders. */
function underWay({ question, monthCount }: Horizon, card: Card, terms: CardTerms) {
  const steps = question.history.flatMap((past) =>
    past.card === card.slug && past.closedOn === null ? past.bonusesUnderWay : [],
  );
  return {
    card: { ...card, bonus: { tiers: steps.map((step) => ({ ...step, windowDays: 0 })) } },
    terms: {
      ...terms,
      tiers: steps.map(({ spendCents, untilMonth }, tier) =>
        openTierOf(tier, spendCents, Math.min(untilMonth + 1, monthCount)),
      ),
    },
  };
}

function capRows(card: Card): readonly PlanRow[] {
  return card.caps.map((cap, index) => ({
    of: 'cap',
    index,
    grid: cap.period === 'lifetime' ? 'plan' : gridOf(cap.period),
    periodLimit: limitOf(cap),
    skipsFirstYear: false,
    lastMonth: Infinity,
    isFor: null,
  }));
}

function lastMonthOf({ question }: Horizon, { endsOn }: Credit): number {
  return endsOn === null ? Infinity : calendarMonthsBetween(question.date, endsOn);
}

function creditRows(horizon: Horizon, card: Card, isHeld: boolean): readonly PlanRow[] {
  return card.credits.flatMap((credit, index): PlanRow[] => {
    const { spendOn, period, valueCents, usagePercent, excludesFirstYear } = credit;
    if (spendOn === null) return [];
    const isFor = coveredBy(horizon.context.coverage, spendOn);
    const isYearly = period === 'year' || period === 'four_years';
    const whole = (valueCents * usagePercent) / 100;
    if (whole <= 0 || !isFor.includes(true) || (isHeld && period === 'once')) return [];
    return [
      {
        of: 'credit',
        index,
        grid: period === 'once' ? 'plan' : isYearly ? 'year' : gridOf(period),
        periodLimit: period === 'four_years' ? whole / 4 : whole,
        skipsFirstYear: excludesFirstYear,
        lastMonth: lastMonthOf(horizon, credit),
        isFor,
      },
    ];
  });
}

/** Value, from month `from` until `until`, of the credits that need no spending; `opened` is the card's opening month. */
export function sureCents(
  horizon: Horizon,
  { credits }: Card,
  opened: number,
  from: number,
  until: number,
): number {
  return credits.reduce((sum, credit) => {
    const { spendOn, period, valueCents, usagePercent, excludesFirstYear } = credit;
    if (spendOn !== null) return sum;
    const first = excludesFirstYear ? Math.max(from, opened + MONTHS_A_YEAR) : from;
    const months = Math.max(0, Math.min(until, lastMonthOf(horizon, credit) + 1) - first);
    const whole = (valueCents * usagePercent) / 100;
    if (period === 'once') return sum + (months > 0 && opened >= 0 ? whole : 0);
    return sum + (whole * TIMES_A_YEAR[period] * months) / MONTHS_A_YEAR;
  }, 0);
}

/** Represents all ways at once, with at least the earnings of any of them. */
export const WIDE = -1;

/** A card's earnings for one way to make its choices. */
export function tableIn({ ways }: PlanCard, way: number): EarningTable | null {
  return way === WIDE ? ways.wide : (ways.tables[way] ?? null);
}

/** Seats the card in a plan at one value of its points, in its first year or later. */
export function seatOf(
  horizon: Horizon,
  { card, held, terms }: PlanCard,
  table: EarningTable,
  access: PointAccess,
  isFirstYear: boolean,
): SeatedCard {
  const centsPerPoint = horizon.context.valueOf(card.pointSystem, access);
  const tierFactor =
    (1 + card.tierBonusPercent / 100) * (isFirstYear ? 1 + card.firstYearEarnPercent / 100 : 1);
  return {
    held,
    card,
    table,
    terms,
    centsPerPoint,
    tierFactor,
    centsPerRate: (tierFactor * centsPerPoint) / 100,
    foreignFee: card.foreignTransactionFeePercent / 100,
  };
}
