import type { Cap, Card, Choice, EarningRule, LinkedRate } from '../../src/domain/rewards/catalog/card.ts';
import { ALWAYS } from '../../src/domain/date-span.ts';
import type { RewardProblem } from '../../src/domain/rewards/problem.ts';
import { isOpened } from './card-value.ts';
import type { LpText, Term } from './lp-text.ts';
import { addLinkedRates, addLinkedSpend, linkOf, type Split } from './linked-rows.ts';
import type { ModelQuestion } from './model-question.ts';
import { costPercent, isUsable } from './payment-terms.ts';
import { bestOf, distanceOf, rulesOfOption, type Standing, standingOf } from './rule-matching.ts';
import { periodsOf, type Part } from './year-parts.ts';

/** Common part of all cards of a model. */
export type Model = {
  readonly lp: LpText;
  readonly problem: RewardProblem;
  readonly question: ModelQuestion;
  readonly parts: readonly Part[];
  /** Cents a year by sub-category. */
  readonly spent: readonly (readonly [slug: string, yearly: number])[];
  /** Dollars of a sub-category on all cards in a part of the year. */
  readonly used: Map<string, Term[]>;
};

/** One card at one value of its points, in the wallet if `present` is 1. */
export type Face = {
  readonly card: Card;
  readonly present: string;
  /** Cents per point. */
  readonly centsPerPoint: number;
  /** Cents per dollar at one point per dollar. */
  readonly perRate: number;
  readonly choices: readonly Choice[];
  readonly chosen: ReadonlyMap<string, Chosen>;
  /** Dollars counted by each cap, and how much of it a dollar takes. */
  readonly counted: readonly { readonly month: number; readonly name: string; uses: number }[][];
  /** Dollars on the card, by sub-category and part of the year. */
  readonly spends: {
    readonly slug: string;
    readonly month: number;
    readonly terms: readonly Term[];
    /** Dollars that there are. */
    readonly limit: number;
  }[];
};

/** Number of alike months in which an option is chosen; 0 or 1 for a single month. By choice, option and month. */
type Chosen = { readonly name: string; readonly months: number };

const ONCE = -1;

/** Adds a card's rows: its choices, the earnings and costs of spending, and its caps. */
export function addFace(model: Model, card: Card, present: string, cpp: number): Face {
  const choices = card.choices.filter(({ mode }) => mode !== 'rotating');
  const raised = isOpened(model.problem, card) ? card.firstYearEarnPercent : 0;
  const face: Face = {
    card,
    present,
    centsPerPoint: cpp,
    perRate: cpp * (1 + card.tierBonusPercent / 100) * (1 + raised / 100),
    choices,
    chosen: addChoices(model, choices),
    counted: card.caps.map(() => []),
    spends: [],
  };
  const splits = new Map(card.linked.map((link): [LinkedRate, Split] => [link, new Map()]));
  for (const [slug, yearly] of model.spent) {
    if (!isUsable(model.problem, card, slug)) continue;
    const link = linkOf(model, face, slug);
    const split = link && splits.get(link);
    model.parts.forEach((part, index) => {
      const limit = (yearly / 1200) * part.share;
      const names = split
        ? addLinkedSpend(model, face, link, split, slug, part, limit)
        : addSpend(model, face, slug, part, limit);
      const key = `${slug}/${index}`;
      model.used.set(key, [...(model.used.get(key) ?? []), ...names]);
      face.spends.push({ slug, month: part.month, terms: names, limit });
    });
  }
  for (const [link, split] of splits) addLinkedRates(model, face, link, split);
  addCaps(model, face);
  return face;
}

function addChoices({ lp, problem, parts }: Model, choices: readonly Choice[]) {
  const chosen = new Map<string, Chosen>();
  const alike = new Map(parts.map((part) => [part.month, Math.max(1, part.months.length)]));
  for (const choice of choices) {
    const isMonthly = choice.mode === 'top_spend';
    for (const [month, months] of isMonthly ? alike : [[ONCE, 1] as const]) {
      const names = choice.options.map(({ slug }): Term => {
        const name = months === 1 ? lp.binary('b') : lp.whole('n', months);
        chosen.set(`${choice.slug}/${slug}/${month}`, { name, months });
        const own = isMonthly ? undefined : problem.preferences.selected[choice.slug];
        if (own) lp.row([[1, name]], '=', own.includes(slug) ? 1 : 0);
        return [1, name];
      });
      lp.row(names, '<=', (choice.chooseCount ?? 1) * months);
    }
  }
  return chosen;
}

type Option = { readonly choice: Choice; readonly chosen: Chosen; readonly stands: Standing };

/** Options that cover a sub-category, with the rate that applies while each is chosen. */
function optionsFor(
  { problem }: Model,
  { card, choices, chosen }: Face,
  slug: string,
  { month, isValid }: Part,
  standing: readonly Standing[],
): readonly Option[] {
  return choices.flatMap((choice) =>
    choice.options.flatMap((option): Option[] => {
      const brought = rulesOfOption(problem, card, choice, option, slug).filter(
        (rule) => rule.validDuring === ALWAYS || isValid(rule),
      );
      const candidates = standingOf(problem, brought, slug);
      if (candidates.length === 0) return [];
      const at = choice.mode === 'top_spend' ? month : ONCE;
      const found = chosen.get(`${choice.slug}/${option.slug}/${at}`);
      const stands = bestOf(card, [...standing, ...candidates]);
      return found ? [{ choice, chosen: found, stands }] : [];
    }),
  );
}

/** Dollars of a sub-category in a part of the year, within and beyond the cap of the applicable rate. */
function addSpend(model: Model, face: Face, slug: string, part: Part, limit: number): Term[] {
  const { lp, problem } = model;
  const { card, choices, present } = face;
  const rules = card.rules.filter(
    (rule) =>
      part.isValid(rule) &&
      distanceOf(problem, rule, slug) !== null &&
      !choices.some((choice) => choice.slug === rule.choice),
  );
  const standing = standingOf(
    problem,
    rules.filter((rule) => !rule.isAdditive),
    slug,
  );
  const options = optionsFor(model, face, slug, part, standing);
  const additive = rules.filter((rule) => rule.isAdditive);
  const names: Term[] = [];
  const add = (stands: Standing, only: Chosen | null, not: readonly Option[]): void => {
    const used = addRegime(model, face, slug, part, stands, additive);
    names.push(...used);
    for (const { chosen } of not) {
      lp.row([...used, [limit / chosen.months, chosen.name]], '<=', limit);
    }
    if (only === null) return;
    lp.row([...used, [-limit / only.months, only.name]], '<=', 0);
    /* In each month, an option's counted spending is at most the month's cap. */
    const cap = card.caps.find((each) => each.slug === stands.cap);
    const [inside] = used;
    if (inside && only.months > 1 && (cap?.period === 'month' || cap?.period === 'billing_cycle')) {
      const [, name] = inside;
      lp.row(
        [
          [usesOf(cap, stands.rate), name],
          [0 - amountOf(cap), only.name],
        ],
        '<=',
        0,
      );
    }
  };
  add(bestOf(card, standing), null, options);
  options.forEach((option, index) => {
    /* If several options are chosen together, the highest rate applies, and the first among equals. */
    const rivals = options.filter((other, at) => {
      const isEither = other.choice === option.choice && option.choice.chooseCount === 1;
      const ahead = other.stands.rate - option.stands.rate;
      return !isEither && (ahead > 0 || (ahead === 0 && at < index));
    });
    add(option.stands, option.chosen, rivals);
  });
  lp.row([...names, [-limit, present]], '<=', 0);
  return names;
}

/** Dollars under one applicable rate: the caps of rates added to it count the same dollars, each separately. */
function addRegime(
  { lp, problem }: Model,
  { card, perRate, counted }: Face,
  slug: string,
  { month }: Part,
  stands: Standing,
  additive: readonly EarningRule[],
): readonly Term[] {
  const capAt = (cap: string | null) => card.caps.findIndex((each) => each.slug === cap);
  const fallbackOf = (cap: string | null, rate: number) =>
    card.caps[capAt(cap)]?.fallbackRate ?? rate;
  const abroad = slug.startsWith('foreign') ? card.foreignTransactionFeePercent : 0;
  const charged = abroad + costPercent(problem, card, slug);
  const [inside, beyond] = [lp.name('x'), lp.name('x')];
  const used: readonly Term[] = [
    [1, inside],
    [1, beyond],
  ];
  const gain = (rate: number, name: string) => lp.gain(rate * perRate, name);
  const fallback = fallbackOf(stands.cap, stands.rate);
  for (const [, name] of used) lp.gain(fallback * perRate - charged, name);
  gain(Math.max(0, stands.rate - fallback), inside);
  const at = capAt(stands.cap);
  const own = { month, name: inside, uses: 0 };
  if (at >= 0) counted[at]?.push(own);
  if (stands.rate > fallback) own.uses = usesOf(card.caps[at], stands.rate);
  const extras = new Map<string, Face['counted'][number][number]>();
  for (const rule of additive) {
    const least = fallbackOf(rule.cap, rule.rate);
    for (const [, name] of used) gain(least, name);
    const more = Math.max(0, rule.rate - least);
    if (rule.cap === null || more === 0) continue;
    /* A cap counts a dollar once, however many rules name it. */
    const cap = card.caps[capAt(rule.cap)];
    const isInPoints = cap?.amountCents === null;
    if (rule.cap === stands.cap) {
      gain(more, inside);
      own.uses = isInPoints ? own.uses + rule.rate : 1;
      continue;
    }
    const known = extras.get(rule.cap);
    if (known) {
      gain(more, known.name);
      if (isInPoints) known.uses += rule.rate;
      continue;
    }
    const name = lp.name('y');
    gain(more, name);
    lp.row([[1, name], ...used.map(([, each]): Term => [-1, each])], '<=', 0);
    const extra = { month, name, uses: usesOf(cap, rule.rate) };
    extras.set(rule.cap, extra);
    counted[capAt(rule.cap)]?.push(extra);
  }
  return used;
}

/** Amount of a cap in dollars, or in points. */
export function amountOf(cap: Cap): number {
  return cap.amountCents === null ? cap.amountPoints : cap.amountCents / 100;
}

/** How much of a cap a dollar takes at a rate. */
export function usesOf(cap: Cap | undefined, rate: number): number {
  return cap?.amountCents === null ? rate : 1;
}

function addCaps(model: Model, { card, counted }: Face): void {
  card.caps.forEach((cap, index) => {
    for (const { months, share } of periodsOf(model, cap.period)) {
      const names = (counted[index] ?? []).filter(({ month }) => months.has(month));
      if (names.length === 0) continue;
      model.lp.row(
        names.map(({ name, uses }): Term => [uses, name]),
        '<=',
        amountOf(cap) * share,
      );
    }
  });
}
