import {
  addMonths,
  calendarMonthsBetween,
  partsOf,
  startOfMonth,
} from '../../src/domain/calendar.ts';
import type { Card, CapPeriod, CreditPeriod } from '../../src/domain/rewards/catalog/card.ts';
import type {
  OpeningRule,
  PastCard,
  PlanQuestion,
  ProductChange,
} from '../../src/domain/plan/plan-question.ts';
import type { LpText } from './lp-text.ts';

/** Months in which a card could be held: from an opening month (below 0: in the past) up to another. */
export type Stay = {
  readonly name: string;
  readonly opened: number;
  readonly from: number;
  readonly until: number;
  readonly isNew: boolean;
  /** A converted account. */
  readonly isChanged?: boolean;
  /** The product that the card converts to at `until`; null for none. */
  readonly then: {
    readonly change: ProductChange;
    readonly card: Card;
    readonly until: number;
  } | null;
};

export type Stays = ReadonlyMap<Card, readonly Stay[]>;

/** A person of a household; a single person is its only member. */
export type Applicant = {
  readonly history: readonly (PastCard & { readonly isAuthorizedUser?: boolean })[];
  readonly rules: readonly (OpeningRule & { readonly countsAuthorizedUsers?: boolean })[];
  readonly productChanges: readonly ProductChange[];
  readonly excluded: readonly string[];
  readonly keep: readonly string[];
  readonly balances?: PlanQuestion['balances'];
};

/** Finds a card's owner: each person has cards of their own. */
export type OwnerOf = (card: Card) => Applicant;

export const monthsOf = ({ horizonMonths }: PlanQuestion) =>
  Array.from({ length: horizonMonths }, (_, month) => month);

/**
 * Months since the anniversary fee, if closing the card this many months after its opening refunds it; null if the
 * card stays open.
 */
function closingMonths({ feeRefundDays }: PlanQuestion, { slug }: Card, held: number) {
  if (held < 12) return null;
  const since = held % 12;
  return since * 30 <= (feeRefundDays[slug] ?? 0) ? since : null;
}

/** Lists the ways a person can hold a card. */
export function staysOf(
  lp: LpText,
  question: PlanQuestion,
  person: Applicant,
  own: readonly Card[],
  card: Card,
): readonly Stay[] {
  const { horizonMonths, limits, date } = question;
  const { history, keep, productChanges } = person;
  const months = monthsOf(question);
  const closings = (product: Card, opened: number) =>
    months.filter((m) => limits.mayClose && closingMonths(question, product, m - opened) !== null);
  /** Keeping the card to the end comes last. */
  const ends = (opened: number): readonly Pick<Stay, 'until' | 'then'>[] => [
    ...closings(card, opened).flatMap((until) => [
      { until, then: null },
      ...productChanges.flatMap((change) => {
        const to = own.find(({ slug }) => slug === change.to);
        const isTooEarly = until - opened < (change.minMonthsOpen ?? 12);
        if (change.from !== card.slug || !to || isTooEarly) return [];
        if (to.annualFeeCents > card.annualFeeCents && horizonMonths - until < 12) return [];
        const anniversary = opened + 12 * (Math.floor((until - opened) / 12) + 1);
        const later = closings(to, opened).filter((m) => m >= anniversary);
        return [...later, horizonMonths].map((end) => ({
          until,
          then: { change, card: to, until: end },
        }));
      }),
    ]),
    { until: horizonMonths, then: null },
  ];
  const past = history.filter(
    ({ card: slug, closedOn, isAuthorizedUser }) =>
      slug === card.slug && closedOn === null && isAuthorizedUser !== true,
  );
  const [held] = past.map(({ openedOn }) => calendarMonthsBetween(date, openedOn));
  const stay = (opened: number, isNew: boolean, end: Pick<Stay, 'until' | 'then'>): Stay => ({
    name: lp.binary('y'),
    opened,
    from: Math.max(0, opened),
    isNew,
    ...end,
  });
  if (held === undefined) {
    return months.flatMap((opened) => ends(opened).map((end) => stay(opened, true, end)));
  }
  const kept = keep.includes(card.slug) ? ends(held).slice(-1) : ends(held);
  return kept.map((end) => stay(held, false, end));
}

/** Treats converted accounts as separate stays under the names of the ones they follow. */
export function changedStays(stays: Stays): Stays {
  const found = new Map<Card, Stay[]>();
  for (const stay of [...stays.values()].flat()) {
    if (!stay.then) continue;
    const { card, until } = stay.then;
    const list = found.get(card) ?? [];
    list.push({ ...stay, from: stay.until, until, isNew: false, isChanged: true, then: null });
    found.set(card, list);
  }
  return found;
}

/** Finds a month's period, and the share of a whole period inside the plan. */
export function periodOf(question: PlanQuestion, period: CapPeriod | CreditPeriod, month: number) {
  const number = (m: number): number => {
    const { year, month: calendar } = partsOf(addMonths(startOfMonth(question.date), m));
    const running = year * 12 + calendar - 1;
    if (period === 'month' || period === 'billing_cycle') return m;
    if (period === 'quarter') return Math.floor(running / 3);
    if (period === 'half_year') return Math.floor(running / 6);
    return period === 'lifetime' || period === 'once' ? 0 : Math.floor(m / 12);
  };
  const lengths = new Map<string, number>([
    ['month', 1],
    ['billing_cycle', 1],
    ['quarter', 3],
    ['half_year', 6],
  ]);
  const length = lengths.get(period) ?? 12;
  const inside = monthsOf(question).filter((m) => number(m) === number(month)).length;
  const isWhole = period === 'lifetime' || period === 'once';
  return { number: number(month), share: isWhole ? 1 : inside / length };
}

/** Fees that post in the months of a stay, each whole, less the one that comes back at its end. */
function postedCents(question: PlanQuestion, card: Card, stay: Stay): number {
  const { opened, from, until, isNew, isChanged = false } = stay;
  let sum = isNew ? card.firstYearFeeCents : 0;
  for (let month = from; month < until; month += 1) {
    const age = month - opened;
    if (age > 0 && (age % 12 === 0 || (isChanged && month === from))) sum += card.annualFeeCents;
  }
  const isClosed = until < question.horizonMonths;
  const isBack = isClosed && (closingMonths(question, card, until - opened) ?? 0) > 0;
  return isBack ? sum - card.annualFeeCents : sum;
}

export function feeCents(question: PlanQuestion, card: Card, stay: Stay): number {
  const { firstYearFeeCents, annualFeeCents } = card;
  const isClosed = stay.until < question.horizonMonths;
  if (question.limits.fees === 'posted') return postedCents(question, card, stay);
  const back = isClosed ? (closingMonths(question, card, stay.until - stay.opened) ?? 0) : 0;
  let sum = (-back * annualFeeCents) / 12;
  for (let month = stay.from; month < stay.until; month += 1) {
    sum += (month < stay.opened + 12 ? firstYearFeeCents : annualFeeCents) / 12;
  }
  return sum;
}

/** Credits that need no spending, minus the fees. */
export function fixedCents(question: PlanQuestion, card: Card, stay: Stay): number {
  const { credits } = card;
  const times = { month: 1, quarter: 1 / 3, half_year: 1 / 6, year: 1 / 12, four_years: 1 / 48 };
  let sum = -feeCents(question, card, stay);
  for (let month = stay.from; month < stay.until; month += 1) {
    const isFirst = month < stay.opened + 12;
    for (const { spendOn, period, valueCents, usagePercent, excludesFirstYear } of credits) {
      if (spendOn !== null || (excludesFirstYear && isFirst) || period === 'once') continue;
      sum += (valueCents * times[period] * usagePercent) / 100;
    }
  }
  for (const { spendOn, period, valueCents, usagePercent, excludesFirstYear } of credits) {
    if (spendOn !== null || period !== 'once' || !stay.isNew) continue;
    const isGiven = stay.until > (excludesFirstYear ? stay.opened + 12 : stay.from);
    if (isGiven) sum += (valueCents * usagePercent) / 100;
  }
  return sum;
}
