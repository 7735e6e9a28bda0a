import {
  addMonths,
  calendarMonthsBetween,
  partsOf,
  startOfMonth,
} from '../../src/domain/calendar.ts';
import { spanIncludes } from '../../src/domain/date-span.ts';
import type { Card, CapPeriod, CreditPeriod } from '../../src/domain/rewards/catalogue/card.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import type { PlanQuestion, ProductChange } from '../../src/domain/plan/plan-question.ts';
import { pointValues, windowMonths } from './card-value.ts';
import { LpText, type Term } from './lp-text.ts';
import { costPercent, isCovered, isUsable } from './payment-terms.ts';
import { addOpenings } from './plan-openings.ts';
import { bestOf, standingOf } from './rule-matching.ts';

/** The months in which a card could be held: opened in one (below 0: in the past), held up to another. */
export type Stay = {
  readonly name: string;
  readonly opened: number;
  readonly from: number;
  readonly until: number;
  readonly isNew: boolean;
  /** What the card is changed into at `until`; null: nothing. */
  readonly then: {
    readonly change: ProductChange;
    readonly card: Card;
    readonly until: number;
  } | null;
};

export type Stays = ReadonlyMap<Card, readonly Stay[]>;

type Model = {
  readonly lp: LpText;
  readonly question: PlanQuestion;
  readonly problem: RewardProblem;
  readonly stays: Stays;
  /** Dollars used of a sub-category in a month. */
  readonly used: Map<string, Term[]>;
  readonly spent: (slug: string, month: number) => number;
  readonly slugs: readonly string[];
};

const monthsOf = ({ horizonMonths }: PlanQuestion) =>
  Array.from({ length: horizonMonths }, (_, month) => month);

/** Months for which the fee comes back to whoever closes a card so many months after its opening; null: it stays open. */
function closingMonths({ feeRefundDays }: PlanQuestion, { slug }: Card, held: number) {
  if (held < 12) return null;
  const since = held % 12;
  return since * 30 <= (feeRefundDays[slug] ?? 0) ? since : null;
}

function staysOf(lp: LpText, question: PlanQuestion, card: Card): readonly Stay[] {
  const { horizonMonths, limits, date, history } = question;
  const months = monthsOf(question);
  const closings = (product: Card, opened: number) =>
    months.filter((m) => limits.mayClose && closingMonths(question, product, m - opened) !== null);
  /** A card that stays what it is to the end comes last. */
  const ends = (opened: number): readonly Pick<Stay, 'until' | 'then'>[] => [
    ...closings(card, opened).flatMap((until) => [
      { until, then: null },
      ...question.productChanges.flatMap((change) => {
        const to = question.catalogue.cards.find(({ slug }) => slug === change.to);
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
    ({ card: slug, closedOn }) => slug === card.slug && closedOn === null,
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
  const kept = limits.keep.includes(card.slug) ? ends(held).slice(-1) : ends(held);
  return kept.map((end) => stay(held, false, end));
}

/** What accounts are changed into, as stays of their own under the names of those that they follow. */
function changedStays(stays: Stays): Stays {
  const found = new Map<Card, Stay[]>();
  for (const stay of [...stays.values()].flat()) {
    if (!stay.then) continue;
    const { card, until } = stay.then;
    const list = found.get(card) ?? [];
    list.push({ ...stay, from: stay.until, until, isNew: false, then: null });
    found.set(card, list);
  }
  return found;
}

/** Which period a month lies in, and the share of a whole one that lies in the plan. */
function periodOf(question: PlanQuestion, period: CapPeriod | CreditPeriod, month: number) {
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

function feeCents(question: PlanQuestion, card: Card, stay: Stay): number {
  const { firstYearFeeCents, annualFeeCents } = card;
  const isClosed = stay.until < question.horizonMonths;
  const back = isClosed ? (closingMonths(question, card, stay.until - stay.opened) ?? 0) : 0;
  let sum = (-back * annualFeeCents) / 12;
  for (let month = stay.from; month < stay.until; month += 1) {
    sum += (month < stay.opened + 12 ? firstYearFeeCents : annualFeeCents) / 12;
  }
  return sum;
}

function fixedCents(question: PlanQuestion, card: Card, stay: Stay): number {
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

/** A plan question as a mixed-integer program, month by month and stay by stay. Amounts are dollars, values cents. */
export function planModelOf(question: PlanQuestion): string {
  const lp = new LpText();
  const { catalogue, preferences, spending, growthPercent, date, oneTime } = question;
  const slugs = [...new Set([...Object.keys(spending), ...oneTime.map((o) => o.subCategory)])];
  const model: Model = {
    lp,
    question,
    problem: { catalogue, preferences, spending, date, year: 'first', held: [] },
    stays: new Map(catalogue.cards.map((card) => [card, staysOf(lp, question, card)])),
    used: new Map(),
    spent: (slug, month) =>
      ((spending[slug] ?? 0) / 1200) * (1 + growthPercent / 100) ** Math.floor(month / 12) +
      oneTime
        .filter((once) => once.month === month && once.subCategory === slug)
        .reduce((sum, once) => sum + once.cents / 100, 0),
    slugs,
  };
  const changed = changedStays(model.stays);
  const unlocked = new Map<string, string>();
  for (const { slug } of catalogue.pointSystems) {
    const name = lp.binary('u');
    unlocked.set(slug, name);
    const keys = [...model.stays, ...changed].flatMap(([card, stays]) =>
      card.unlocksTransfers && card.pointSystem === slug
        ? stays.filter(({ from, until }) => until > from)
        : [],
    );
    lp.row([[1, name], ...keys.map((key): Term => [-1, key.name])], '<=', 0);
  }
  const bonuses = new Map<Card, Map<number, string[]>>();
  const fees = new Map<string, number>();
  const addFixed = (card: Card, stays: readonly Stay[]): void => {
    for (const stay of stays) {
      lp.gain(fixedCents(question, card, stay), stay.name);
      const sum = fees.get(stay.name) ?? 0;
      fees.set(stay.name, sum + feeCents(question, card, stay) / 100);
    }
  };
  for (const [card, stays] of model.stays) {
    addFixed(card, stays);
    const isHeld = stays.some(({ isNew }) => !isNew);
    lp.row(
      stays.map(({ name }): Term => [1, name]),
      isHeld ? '=' : '<=',
      1,
    );
    const used = addSpending(model, card, stays, unlocked.get(card.pointSystem) ?? '');
    bonuses.set(card, addBonuses(model, card, used));
  }
  for (const [card, stays] of changed) {
    addFixed(card, stays);
    addSpending(model, card, stays, unlocked.get(card.pointSystem) ?? '');
    /* A card is held once in a month, however it came about. */
    const own = model.stays.get(card) ?? [];
    for (const month of monthsOf(question)) {
      const during = [...own, ...stays].filter(({ from, until }) => month >= from && month < until);
      lp.row(
        during.map(({ name }): Term => [1, name]),
        '<=',
        1,
      );
    }
  }
  for (const [key, terms] of model.used) {
    const [slug = '', month] = key.split('/');
    lp.row(terms, '<=', model.spent(slug, Number(month)));
  }
  const { atMostFeesCents } = question.limits;
  if (atMostFeesCents !== null) {
    lp.row(
      [...fees].map(([name, fee]): Term => [fee, name]),
      '<=',
      atMostFeesCents / 100,
    );
  }
  addOpenings(lp, question, model.stays, bonuses);
  return lp.toString();
}

type Face = { readonly cpp: number; readonly isOpen: boolean };

/** What a card is used for, at each value of its points. */
type Used = {
  readonly unlocked: string;
  readonly faces: readonly Face[];
  readonly spends: readonly { readonly month: number; readonly names: readonly string[] }[];
};

/** Spending, caps and credits of a card. */
function addSpending(model: Model, card: Card, stays: readonly Stay[], unlocked: string): Used {
  const { lp, question, problem, slugs } = model;
  const values = pointValues(problem, card);
  const faces = card.needsUnlock
    ? [
        { cpp: values.open, isOpen: true },
        { cpp: values.locked, isOpen: false },
      ]
    : [{ cpp: values.open, isOpen: false }];
  const caps = new Map<string, { readonly terms: Term[]; readonly limit: number }>();
  const count = (key: string, limit: number, name: string) => {
    const row = caps.get(key) ?? { terms: [], limit };
    row.terms.push([1, name]);
    caps.set(key, row);
  };
  const spends: { readonly month: number; readonly names: string[] }[] = [];
  for (const month of monthsOf(question)) {
    const first = addMonths(startOfMonth(question.date), month);
    const during = stays.filter(({ from, until }) => month >= from && month < until);
    for (const slug of slugs) {
      const limit = model.spent(slug, month);
      if (limit === 0 || !isUsable(problem, card, slug)) continue;
      const rules = card.rules.filter(
        ({ validDuring, covers, channel }) =>
          spanIncludes(validDuring, first) && isCovered(problem, covers, slug) && channel === 'any',
      );
      const stands = bestOf(
        card,
        standingOf(
          problem,
          rules.filter((rule) => !rule.isAdditive),
          slug,
        ),
      );
      const added = rules.filter((rule) => rule.isAdditive).reduce((n, { rate }) => n + rate, 0);
      const cap = card.caps.find((each) => each.slug === stands.cap);
      const beyond = cap ? cap.fallbackRate : stands.rate;
      const names: string[] = [];
      for (const { cpp, isOpen } of faces) {
        for (const isFirst of [true, false]) {
          const fitting = during.filter(({ opened }) => month < opened + 12 === isFirst);
          const raise = isFirst ? 1 + card.firstYearEarnPercent / 100 : 1;
          const add = (rate: number): string => {
            const name = lp.name('x');
            names.push(name);
            lp.gain((rate + added) * raise * cpp - costPercent(problem, card, slug), name);
            lp.row([[1, name], ...fitting.map((stay): Term => [-limit, stay.name])], '<=', 0);
            if (isOpen) {
              lp.row(
                [
                  [1, name],
                  [-limit, unlocked],
                ],
                '<=',
                0,
              );
            }
            return name;
          };
          add(beyond);
          if (!cap || stands.rate <= beyond) continue;
          const period = periodOf(question, cap.period, month);
          const amount = (cap.amountCents / 100) * period.share;
          count(`cap/${cap.slug}/${period.number}`, amount, add(stands.rate));
        }
      }
      const key = `${slug}/${month}`;
      model.used.set(key, [...(model.used.get(key) ?? []), ...names.map((n): Term => [1, n])]);
      spends.push({ month, names });
      const paid: string[] = [];
      for (const credit of card.credits) {
        const { spendOn, period, valueCents, usagePercent, excludesFirstYear } = credit;
        if (!spendOn?.some((covers) => isCovered(problem, covers, slug))) continue;
        const name = lp.name('q');
        const given = during.filter(
          ({ opened, isNew }) =>
            (!excludesFirstYear || month >= opened + 12) && (period !== 'once' || isNew),
        );
        lp.gain(100, name);
        lp.row([[1, name], ...given.map((stay): Term => [-limit, stay.name])], '<=', 0);
        const at = periodOf(question, period, month);
        const whole = (valueCents * usagePercent * (period === 'four_years' ? 1 / 4 : 1)) / 10_000;
        count(`credit/${credit.slug}/${at.number}`, whole * at.share, name);
        paid.push(name);
      }
      if (paid.length === 0) continue;
      lp.row([...paid.map((n): Term => [1, n]), ...names.map((n): Term => [-1, n])], '<=', 0);
    }
  }
  for (const { terms, limit } of caps.values()) lp.row(terms, '<=', limit);
  return { unlocked, faces, spends };
}

/** Bonuses of a card; returns their variables by month of the opening. */
function addBonuses(
  { lp, question, stays: all }: Model,
  card: Card,
  { unlocked, faces, spends }: Used,
): Map<number, string[]> {
  const stays = all.get(card) ?? [];
  const bonuses = new Map<number, string[]>();
  for (const { opened, isNew } of new Map(stays.map((stay) => [stay.opened, stay])).values()) {
    /* A card that is closed before the plan's first month is out earns nothing in it. */
    const opening = stays.filter(
      (stay) => stay.opened === opened && (isNew || stay.until > stay.from),
    );
    const named: string[] = [];
    const offered = (card.bonus?.tiers ?? []).flatMap((tier) => {
      const end = opened + windowMonths(tier.windowDays);
      return end > question.horizonMonths ? [] : [{ ...tier, end }];
    });
    const underWay = question.history.flatMap((past) =>
      past.card === card.slug && past.closedOn === null
        ? past.bonusesUnderWay.map((step) => ({ ...step, end: step.untilMonth + 1 }))
        : [],
    );
    for (const { spendCents, points, cashCents, end } of isNew ? offered : underWay) {
      const taken: Term[] = faces.map(({ cpp, isOpen }) => {
        const name = lp.binary('b');
        lp.gain(points * cpp + cashCents, name);
        if (isOpen) {
          lp.row(
            [
              [1, name],
              [-1, unlocked],
            ],
            '<=',
            0,
          );
        }
        named.push(name);
        return [1, name];
      });
      lp.row([...taken, ...opening.map((stay): Term => [-1, stay.name])], '<=', 0);
      const inside = spends
        .filter(({ month }) => month >= opened && month < end)
        .flatMap(({ names }) => names.map((n): Term => [-1, n]));
      lp.row([...taken.map(([, n]): Term => [spendCents / 100, n]), ...inside], '<=', 0);
    }
    if (isNew) bonuses.set(opened, named);
  }
  return bonuses;
}
