import { addMonths, startOfMonth } from '../../src/domain/calendar.ts';
import { spanIncludes } from '../../src/domain/date-span.ts';
import type { Card, LinkedRate } from '../../src/domain/rewards/catalog/card.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import type { PlanQuestion } from '../../src/domain/plan/plan-question.ts';
import { pointValues, windowMonths } from './card-value.ts';
import { LpText, type Term } from './lp-text.ts';
import { amountOf, usesOf } from './card-rows.ts';
import { addLinkMonths, linkOf, optionsOf, wayOf } from './linked-rows.ts';
import { costPercent, isCovered, isUsable } from './payment-terms.ts';
import { addBalances } from './plan-balances.ts';
import { addOpenings } from './plan-openings.ts';
import { addReferrals } from './plan-referrals.ts';
import {
  type Applicant,
  changedStays,
  feeCents,
  fixedCents,
  monthsOf,
  type OwnerOf,
  periodOf,
  type Stay,
  type Stays,
  staysOf,
} from './plan-stays.ts';
import { bestOf, standingOf } from './rule-matching.ts';

type Model = {
  readonly lp: LpText;
  readonly question: PlanQuestion;
  readonly problem: RewardProblem;
  readonly stays: Stays;
  readonly ownerOf: OwnerOf;
  /** Dollars of a sub-category in a month. */
  readonly used: Map<string, Term[]>;
  readonly spent: (slug: string, month: number) => number;
  /** By card: how each of its linked rates is used for the whole plan. */
  readonly ways: Map<Card, ReadonlyMap<LinkedRate, string | null>>;
  readonly slugs: readonly string[];
};

/**
 * Formulates a plan question as a mixed-integer program, month by month and stay by stay. Amounts are dollars, values
 * cents.
 */
export function planModelOf(
  question: PlanQuestion,
  people: readonly Applicant[] = [{ ...question, ...question.limits }],
): string {
  const lp = new LpText();
  const { catalog, preferences, spending, growthPercent, date, oneTime } = question;
  const slugs = [...new Set([...Object.keys(spending), ...oneTime.map((o) => o.subCategory)])];
  const accounts = people.flatMap((person) => {
    const own = catalog.cards.map((card) => ({ ...card }));
    return own.map((card) => ({ card, person, stays: staysOf(lp, question, person, own, card) }));
  });
  const owners = new Map<Card, Applicant>(accounts.map(({ card, person }) => [card, person]));
  const ownerOf: OwnerOf = (card) => {
    const owner = owners.get(card);
    if (!owner) throw new RangeError(`nobody has the card ${card.slug}`);
    return owner;
  };
  /** Pool of people whose points are interchangeable with this card's. */
  const poolOf = (card: Card) => {
    const system = catalog.pointSystems.find(({ slug }) => slug === card.pointSystem);
    const whose = system?.pooling === 'household' ? 0 : people.indexOf(ownerOf(card));
    return `${card.pointSystem}/${whose}`;
  };
  const model: Model = {
    lp,
    question,
    ownerOf,
    problem: { catalog, preferences, spending, date, year: 'first', held: [] },
    stays: new Map<Card, readonly Stay[]>(accounts.map(({ card, stays }) => [card, stays])),
    used: new Map(),
    spent: (slug, month) =>
      ((spending[slug] ?? 0) / 1200) * (1 + growthPercent / 100) ** Math.floor(month / 12) +
      oneTime
        .filter((once) => once.month === month && once.subCategory === slug)
        .reduce((sum, once) => sum + once.cents / 100, 0),
    slugs,
    ways: new Map(),
  };
  const changed = changedStays(model.stays);
  const unlocked = new Map<string, string>();
  for (const pool of new Set(accounts.map(({ card }) => poolOf(card)))) {
    const name = lp.binary('u');
    unlocked.set(pool, name);
    const keys = [...model.stays, ...changed].flatMap(([card, stays]) =>
      card.unlocksTransfers && poolOf(card) === pool
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
    const used = addSpending(model, card, stays, unlocked.get(poolOf(card)) ?? '');
    bonuses.set(card, addBonuses(model, card, used));
  }
  for (const [card, stays] of changed) {
    addFixed(card, stays);
    addSpending(model, card, stays, unlocked.get(poolOf(card)) ?? '');
    /* A product is held once in a plan, by any path. */
    const own = model.stays.get(card) ?? [];
    lp.row(
      [...own, ...stays].map(({ name }): Term => [1, name]),
      '<=',
      1,
    );
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
  addBalances(lp, question, people, [...model.stays, ...changed], ownerOf);
  addOpenings(lp, question, model.stays, bonuses, ownerOf);
  addReferrals(lp, model.stays, changed, {
    ownerOf,
    valuesOf: (card) => pointValues(model.problem, card),
    unlockedOf: (card) => unlocked.get(poolOf(card)) ?? '',
  });
  return lp.toString();
}

type Face = { readonly cpp: number; readonly isOpen: boolean };

/** Spending of a sub-category on a card in a month. */
type Spend = {
  readonly month: number;
  readonly names: readonly string[];
  /** Dollars that there are. */
  readonly limit: number;
  /** The linked rate, and what each of its ways to earn has of this, in dollars a month at most. */
  readonly link: LinkedRate | undefined;
  readonly byOption: readonly Term[][] | undefined;
};

/** Use of a card, at each value of its points. */
type Used = {
  readonly unlocked: string;
  readonly faces: readonly Face[];
  readonly spends: readonly Spend[];
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
  const count = (key: string, limit: number, name: string, uses = 1) => {
    const row = caps.get(key) ?? { terms: [], limit };
    row.terms.push([uses, name]);
    caps.set(key, row);
  };
  const spends: Spend[] = [];
  /** The card at each value of its points in a month. */
  const facesIn = (month: number) =>
    faces.flatMap(({ cpp, isOpen }) =>
      [true, false].map((isFirst) => ({
        perPoint: (isFirst ? 1 + card.firstYearEarnPercent / 100 : 1) * cpp,
        isOpen,
        stays: stays.filter(
          ({ opened, from, until }) =>
            month >= from && month < until && month < opened + 12 === isFirst,
        ),
      })),
    );
  /** Values a variable, of at most so much, at a face. */
  const earn = (
    { perPoint, isOpen, stays: fitting }: ReturnType<typeof facesIn>[number],
    points: number,
    cost: number,
    name: string,
    most: number,
  ): void => {
    lp.gain(points * perPoint - cost, name);
    lp.row([[1, name], ...fitting.map((stay): Term => [-most, stay.name])], '<=', 0);
    if (!isOpen) return;
    lp.row(
      [
        [1, name],
        [-most, unlocked],
      ],
      '<=',
      0,
    );
  };
  for (const month of monthsOf(question)) {
    const first = addMonths(startOfMonth(question.date), month);
    const during = stays.filter(({ from, until }) => month >= from && month < until);
    for (const slug of slugs) {
      const limit = model.spent(slug, month);
      if (limit === 0 || !isUsable(problem, card, slug)) continue;
      const link = linkOf(model, { card }, slug);
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
      const cost = costPercent(problem, card, slug);
      const byOption = link && optionsOf(link).map((): Term[] => []);
      for (const face of facesIn(month)) {
        const add = (rate: number): string => {
          const name = lp.name('x');
          names.push(name);
          earn(face, rate, cost, name, limit);
          return name;
        };
        if (link) {
          optionsOf(link).forEach((option, index) => {
            byOption?.[index]?.push([limit, add(option.kind === 'step' ? option.rate : 0)]);
          });
          continue;
        }
        add(beyond + added);
        if (!cap || stands.rate <= beyond) continue;
        const period = periodOf(question, cap.period, month);
        const amount = amountOf(cap) * period.share;
        const uses = usesOf(cap, stands.rate);
        count(`cap/${cap.slug}/${period.number}`, amount, add(stands.rate + added), uses);
      }
      const key = `${slug}/${month}`;
      model.used.set(key, [...(model.used.get(key) ?? []), ...names.map((n): Term => [1, n])]);
      spends.push({ month, names, limit, link, byOption });
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
  for (const link of card.linked) {
    const ways =
      model.ways.get(card) ?? new Map(card.linked.map((each) => [each, wayOf(model, each)]));
    model.ways.set(card, ways);
    for (const month of monthsOf(question)) {
      const here = spends.filter((spend) => spend.month === month);
      const [own, others] = [
        here.filter((spend) => spend.link === link),
        here.filter((spend) => spend.link !== link),
      ];
      if (own.length === 0) continue;
      addLinkMonths(lp, link, ways.get(link) ?? null, {
        months: 1,
        byOption: optionsOf(link).map((_, index) =>
          own.flatMap(({ byOption }) => byOption?.[index] ?? []),
        ),
        others: others.flatMap(({ names }) => names.map((name): Term => [1, name])),
        most: others.reduce((sum, { limit }) => sum + limit, 0),
        present: stays.flatMap(({ name, from, until }) =>
          month >= from && month < until ? [name] : [],
        ),
        worth: (points, name, most) => {
          const shares = facesIn(month).map((face): Term => {
            const share = lp.name('p');
            earn(face, points, 0, share, most);
            return [1, share];
          });
          lp.row([...shares, [-1, name]], '<=', 0);
        },
      });
    }
  }
  return { unlocked, faces, spends };
}

/** Adds the bonuses of a card; returns their variables by opening month. */
function addBonuses(
  { lp, question, stays: all, ownerOf }: Model,
  card: Card,
  { unlocked, faces, spends }: Used,
): Map<number, string[]> {
  const stays = all.get(card) ?? [];
  const bonuses = new Map<number, string[]>();
  for (const { opened, isNew } of new Map(stays.map((stay) => [stay.opened, stay])).values()) {
    /* A card closed within the plan's first month earns nothing in it. */
    const opening = stays.filter(
      (stay) => stay.opened === opened && (isNew || stay.until > stay.from),
    );
    const named: string[] = [];
    const offered = (card.bonus?.tiers ?? []).flatMap((tier) => {
      const end = opened + windowMonths(tier.windowDays);
      return end > question.horizonMonths ? [] : [{ ...tier, end }];
    });
    const underWay = ownerOf(card).history.flatMap((past) =>
      past.card === card.slug && past.closedOn === null && past.isAuthorizedUser !== true
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
