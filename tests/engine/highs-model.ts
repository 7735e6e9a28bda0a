import {
  addDays,
  endOfMonth,
  partsOf,
  startOfMonth,
  addMonths,
} from '../../src/domain/calendar.ts';
import type { Card, Choice, EarningRule } from '../../src/domain/catalogue/card.ts';
import { ALWAYS, spanIncludes } from '../../src/domain/date-span.ts';
import type { RewardProblem } from '../../src/domain/valuation/problem.ts';

/**
 * The same question as a mixed-integer program in the plainest form there is: month by month and day by
 * day, with nothing of the engine's own in it but the calendar, so that the two can be compared. Amounts
 * are dollars, values cents.
 */
export type ModelQuestion =
  | { readonly kind: 'hold'; readonly cards: readonly string[] }
  | {
      readonly kind: 'choose';
      readonly atMost: number;
      /** Where no rule has dates and nothing is chosen anew each month, one stretch stands for the year. */
      readonly monthsAreAlike?: boolean;
      /**
       * Months with the same rules as one stretch, caps summed over them, and what tops out shared by time:
       * never less than the answer, so that a wallet worth as much is the best.
       */
      readonly isBound?: boolean;
    };

/** Days of one month with the same valid rules. */
type Part = {
  /** The month, or the first of those that are taken together. */
  readonly month: number;
  readonly months: readonly number[];
  readonly share: number;
  readonly isValid: (rule: EarningRule) => boolean;
};

class LpText {
  /** A name may gain several times; the text format must name it once. */
  readonly #gains = new Map<string, number>();
  readonly #rows: string[] = [];
  readonly #binaries = new Set<string>();
  #names = 0;

  name(prefix: string): string {
    this.#names += 1;
    return `${prefix}${this.#names}`;
  }
  binary(prefix: string): string {
    const name = this.name(prefix);
    this.#binaries.add(name);
    return name;
  }
  gain(value: number, name: string): void {
    this.#gains.set(name, (this.#gains.get(name) ?? 0) + value);
  }
  row(
    terms: readonly (readonly [number, string])[],
    sense: '<=' | '=' | '>=',
    limit: number,
  ): void {
    const text = terms.map(([factor, name]) => `${signed(factor)} ${name}`).join(' ');
    this.#rows.push(` r${this.#rows.length}: ${text} ${sense} ${exact(limit)}`);
  }
  toString(): string {
    return [
      'Maximize',
      ` obj: ${[...this.#gains].map(([name, gain]) => `${signed(gain)} ${name}`).join(' ')}`,
      'Subject To',
      ...this.#rows,
      'Binary',
      ` ${[...this.#binaries].join(' ')}`,
      'End',
    ].join('\n');
  }
}

const exact = (value: number) => value.toPrecision(15);
const signed = (value: number) => `${value < 0 ? '-' : '+'} ${exact(Math.abs(value))}`;

function isOneStretch(question: ModelQuestion): boolean {
  return question.kind === 'choose' && question.monthsAreAlike === true;
}

function isBound(question: ModelQuestion): boolean {
  return question.kind === 'choose' && question.isBound === true;
}

function partsOfYear(problem: RewardProblem, question: ModelQuestion): readonly Part[] {
  if (isOneStretch(question)) return [{ month: 0, months: [], share: 12, isValid: () => true }];
  const rules = problem.catalogue.cards.flatMap((card) => card.rules);
  const start = startOfMonth(problem.date);
  const parts = Array.from({ length: 12 }, (_, month) => {
    const first = addMonths(start, month);
    const last = endOfMonth(first);
    const counts = new Map<string, { days: number; valid: ReadonlySet<EarningRule> }>();
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const valid = rules.filter((rule) => spanIncludes(rule.validDuring, day));
      const key = valid.map((rule) => rules.indexOf(rule)).join();
      const entry = counts.get(key) ?? { days: 0, valid: new Set(valid) };
      counts.set(key, { ...entry, days: entry.days + 1 });
    }
    const length = partsOf(last).day;
    return [...counts.values()].map(({ days, valid }) => ({
      month,
      months: [month],
      share: days / length,
      isValid: (rule: EarningRule) => valid.has(rule),
    }));
  }).flat();
  return isBound(question) ? mergedParts(parts, rules) : parts;
}

/** Months with the same rules, under the number of the first of them. */
function mergedParts(parts: readonly Part[], rules: readonly EarningRule[]): readonly Part[] {
  const keyOf = ({ share, isValid }: Part) =>
    `${share}:${rules.flatMap((rule, index) => (isValid(rule) ? [index] : [])).join()}`;
  const alike = new Map<string, Part[][]>();
  for (const month of new Set(parts.map((part) => part.month))) {
    const ofMonth = parts.filter((part) => part.month === month);
    const key = ofMonth.map(keyOf).join('|');
    alike.set(key, [...(alike.get(key) ?? []), ofMonth]);
  }
  return [...alike.values()].flatMap((same) =>
    (same[0] ?? []).map((part) => ({
      ...part,
      months: same.flatMap((ofMonth) => ofMonth[0]?.months ?? []),
      share: part.share * same.length,
    })),
  );
}

/** Which period of a cap a month is in, and how much of the cap it gets by months. */
function capPeriods(problem: RewardProblem, period: Card['caps'][number]['period']) {
  const start = startOfMonth(problem.date);
  const numbers = Array.from({ length: 12 }, (_, index) => {
    const { year, month } = partsOf(addMonths(start, index));
    const count = year * 12 + month - 1;
    switch (period) {
      case 'billing_cycle':
      case 'month':
        return count;
      case 'quarter':
        return Math.floor(count / 3);
      case 'half_year':
        return Math.floor(count / 6);
      default:
        return 0;
    }
  });
  const length = { billing_cycle: 1, month: 1, quarter: 3, half_year: 6 }[period as string] ?? 12;
  return [...new Set(numbers)].map((number) => ({
    months: new Set(numbers.flatMap((each, month) => (each === number ? [month] : []))),
    share: numbers.filter((each) => each === number).length / length,
  }));
}

type Period = { readonly months: ReadonlySet<number>; readonly share: number };

/** Periods that have months of one stretch between them, as one. */
function mergedPeriods(periods: readonly Period[], parts: readonly Part[]): readonly Period[] {
  let merged = periods;
  for (const { months } of parts) {
    const touched = merged.filter((period) => months.some((month) => period.months.has(month)));
    const rest = merged.filter((period) => !touched.includes(period));
    merged = [
      ...rest,
      {
        months: new Set(touched.flatMap((period) => [...period.months])),
        share: touched.reduce((sum, { share }) => sum + share, 0),
      },
    ];
  }
  return merged;
}

type Scoped = Pick<EarningRule, 'covers' | 'channel'>;

const ANY_CATEGORY = 1_000;

/** How far a rule's scope is from a sub-category: itself, its ancestors, its category; null: not covered. */
function distanceOf(problem: RewardProblem, { covers, channel }: Scoped, slug: string) {
  const words = slug.split('-');
  const isPrepaid = words.includes('prepaid');
  const isPortal = isPrepaid || words.includes('portal');
  const fits = {
    any: true,
    portal: isPortal,
    prepaid: isPrepaid,
    direct: !isPortal,
    online: words.includes('online'),
    foreign: words.includes('foreign'),
  };
  if (!fits[channel]) return null;
  const find = (wanted: string | null) =>
    problem.catalogue.subCategories.find((each) => each.slug === wanted);
  if (covers.kind === 'category') return find(slug)?.category === covers.slug ? ANY_CATEGORY : null;
  let distance = 0;
  for (let at: string | null = slug; at !== null && distance < 20; distance += 1) {
    if (at === covers.slug) return distance;
    at = find(at)?.parent ?? null;
  }
  return null;
}

type Standing = {
  readonly distance: number;
  readonly rate: number;
  readonly cap: string | null;
};

/** Rates that could stand in a sub-category. */
function standingOf(problem: RewardProblem, rules: readonly EarningRule[], slug: string) {
  return rules.flatMap((rule): Standing[] => {
    const distance = distanceOf(problem, rule, slug);
    return distance === null ? [] : [{ distance, rate: rule.rate, cap: rule.cap }];
  });
}

/** The rules that stand while an option is chosen. */
function rulesOfOption(
  problem: RewardProblem,
  card: Card,
  choice: Choice,
  option: Choice['options'][number],
  slug: string,
): readonly EarningRule[] {
  const isCovered = option.covers.some(
    (covers) => distanceOf(problem, { covers, channel: 'any' }, slug) !== null,
  );
  if (!isCovered) return [];
  const own = card.rules.filter((rule) => rule.choice === choice.slug);
  if (own.some((rule) => rule.isAdditive))
    throw new RangeError('the model knows no additive rules of a choice');
  if (own.length > 0) return own;
  return option.covers.map((covers) => ({
    covers,
    rate: choice.rate,
    isAdditive: false,
    cap: choice.cap,
    choice: choice.slug,
    channel: 'any',
    validDuring: ALWAYS,
  }));
}

function pointValues(problem: RewardProblem, card: Card): { open: number; locked: number } {
  const system = problem.catalogue.pointSystems.find(({ slug }) => slug === card.pointSystem);
  const { redemption } = problem.preferences;
  const preferred = redemption === 'travel' ? system?.travelValue : system?.cashValue;
  return {
    open: preferred ?? system?.cashValue ?? 1,
    locked: system?.untransferableValue ?? system?.cashValue ?? 1,
  };
}

function fixedCents(problem: RewardProblem, card: Card, cpp: number): number {
  const isFirst = problem.year === 'first';
  const times = {
    month: 12,
    quarter: 4,
    half_year: 2,
    year: 1,
    four_years: 0.25,
    once: isFirst ? 1 : 0,
  };
  let value = 0 - (isFirst ? card.firstYearFeeCents : card.annualFeeCents);
  for (const credit of card.credits) {
    if (isFirst && credit.excludesFirstYear) continue;
    value += (credit.valueCents * times[credit.period] * credit.usagePercent) / 100;
  }
  const total = Object.values(problem.spending).reduce((sum, amount) => sum + amount, 0);
  for (const tier of (isFirst ? card.bonus?.tiers : null) ?? []) {
    if ((total * tier.windowDays) / 365 >= tier.spendCents)
      value += tier.points * cpp + tier.cashCents;
  }
  return value;
}

/** The model in the text format that solvers read. */
export function modelOf(problem: RewardProblem, question: ModelQuestion): string {
  const lp = new LpText();
  const parts = partsOfYear(problem, question);
  const spent = Object.entries(problem.spending).filter(([, amount]) => amount > 0);
  const supply = new Map<string, (readonly [number, string])[]>();
  const cards = problem.catalogue.cards.filter(
    (card) => question.kind === 'choose' || question.cards.includes(card.slug),
  );
  const held = new Map(cards.map((card) => [card, lp.binary('w')]));
  if (question.kind === 'hold') for (const name of held.values()) lp.row([[1, name]], '=', 1);
  else
    lp.row(
      [...held.values()].map((name) => [1, name] as const),
      '<=',
      question.atMost,
    );
  const unlocked = new Map<string, string>();
  for (const { pointSystem } of cards.filter((card) => card.needsUnlock)) {
    if (unlocked.has(pointSystem)) continue;
    const name = lp.binary('u');
    unlocked.set(pointSystem, name);
    const keys = cards.filter((card) => card.unlocksTransfers && card.pointSystem === pointSystem);
    lp.row([[1, name], ...keys.map((key) => [-1, held.get(key) ?? ''] as const)], '<=', 0);
    for (const key of keys)
      lp.row(
        [
          [1, held.get(key) ?? ''],
          [-1, name],
        ],
        '<=',
        0,
      );
  }
  for (const [card, present] of held) {
    const cpp = pointValues(problem, card);
    if (!card.needsUnlock) {
      lp.gain(fixedCents(problem, card, cpp.open), present);
      addFace(lp, problem, card, present, cpp.open, parts, spent, supply, question);
      continue;
    }
    const [open, locked] = [lp.binary('o'), lp.binary('l')];
    const system = unlocked.get(card.pointSystem) ?? '';
    lp.row(
      [
        [1, open],
        [1, locked],
        [-1, present],
      ],
      '=',
      0,
    );
    lp.row(
      [
        [1, open],
        [-1, system],
      ],
      '<=',
      0,
    );
    lp.row(
      [
        [1, locked],
        [1, system],
      ],
      '<=',
      1,
    );
    for (const [face, value] of [
      [open, cpp.open],
      [locked, cpp.locked],
    ] as const) {
      lp.gain(fixedCents(problem, card, value), face);
      addFace(lp, problem, card, face, value, parts, spent, supply, question);
    }
  }
  for (const [slug, yearly] of spent) {
    parts.forEach(({ share }, part) => {
      const users = supply.get(`${slug}/${part}`) ?? [];
      if (users.length > 0) lp.row(users, '<=', (yearly / 1200) * share);
    });
  }
  return lp.toString();
}

function addFace(
  lp: LpText,
  problem: RewardProblem,
  card: Card,
  present: string,
  cpp: number,
  parts: readonly Part[],
  spent: readonly (readonly [string, number])[],
  supply: Map<string, (readonly [number, string])[]>,
  question: ModelQuestion,
): void {
  const perRate = cpp * (1 + card.tierBonusPercent / 100);
  const counted = card.caps.map((): { month: number; name: string }[] => []);
  const capAt = (slug: string | null) => card.caps.findIndex((cap) => cap.slug === slug);
  const fallbackOf = (slug: string | null, rate: number) =>
    card.caps[capAt(slug)]?.fallbackRate ?? rate;

  const chosen = new Map<string, string>();
  const open = card.choices.filter(({ mode }) => mode !== 'rotating');
  for (const choice of open) {
    const isShared = isBound(question) && choice.mode === 'top_spend';
    const months =
      choice.mode === 'top_spend' ? [...new Set(parts.map(({ month }) => month))] : [-1];
    for (const month of months) {
      const names = choice.options.map(({ slug }) => {
        const name = isShared ? lp.name('b') : lp.binary('b');
        if (isShared) lp.row([[1, name]], '<=', 1);
        chosen.set(`${choice.slug}/${slug}/${month}`, name);
        return [1, name] as const;
      });
      lp.row(names, '<=', choice.chooseCount ?? 1);
    }
  }

  for (const [slug, yearly] of spent) {
    const fee = slug.startsWith('foreign') ? card.foreignTransactionFeePercent : 0;
    parts.forEach(({ month, share, isValid }, part) => {
      const limit = (yearly / 1200) * share;
      const rules = card.rules.filter(
        (rule) =>
          isValid(rule) &&
          distanceOf(problem, rule, slug) !== null &&
          !open.some((choice) => choice.slug === rule.choice),
      );
      const additive = rules.filter((rule) => rule.isAdditive);
      const base = { distance: ANY_CATEGORY + 1, rate: card.baseRate, cap: null };
      const standing = [
        base,
        ...standingOf(
          problem,
          rules.filter((rule) => !rule.isAdditive),
          slug,
        ),
      ];
      const best = (candidates: readonly Standing[]): Standing =>
        [...candidates].sort(
          (a, b) =>
            a.distance - b.distance ||
            b.rate - a.rate ||
            fallbackOf(b.cap, b.rate) - fallbackOf(a.cap, a.rate),
        )[0] ?? base;
      const options = open.flatMap((choice) =>
        choice.options.flatMap((option) => {
          const brought = rulesOfOption(problem, card, choice, option, slug).filter(
            (rule) => rule.validDuring === ALWAYS || isValid(rule),
          );
          const candidates = standingOf(problem, brought, slug);
          if (candidates.length === 0) return [];
          const at = choice.mode === 'top_spend' ? month : -1;
          return {
            name: chosen.get(`${choice.slug}/${option.slug}/${at}`) ?? '',
            stands: best([...standing, ...candidates]),
          };
        }),
      );
      const used: (readonly [number, string])[] = [];
      const addRegime = (
        stands: Pick<Standing, 'rate' | 'cap'>,
        only: string | null,
        not: readonly string[],
      ) => {
        const fallback = fallbackOf(stands.cap, stands.rate);
        const [inside, beyond] = [lp.name('x'), lp.name('x')];
        const cap = capAt(stands.cap);
        lp.gain(Math.max(stands.rate, fallback) * perRate - fee, inside);
        lp.gain(fallback * perRate - fee, beyond);
        if (cap >= 0) counted[cap]?.push({ month, name: inside });
        if (only !== null)
          lp.row(
            [
              [1, inside],
              [1, beyond],
              [-limit, only],
            ],
            '<=',
            0,
          );
        for (const option of not)
          lp.row(
            [
              [1, inside],
              [1, beyond],
              [limit, option],
            ],
            '<=',
            limit,
          );
        used.push([1, inside], [1, beyond]);
      };
      addRegime(
        best(standing),
        null,
        options.map(({ name }) => name),
      );
      for (const option of options) addRegime(option.stands, option.name, []);
      lp.row([...used, [-limit, present]], '<=', 0);
      /* A cap counts cents of spend, so that rules of one cap on the same cent count it once. */
      for (const cap of new Set(additive.map((rule) => rule.cap))) {
        const sharing = additive.filter((rule) => rule.cap === cap);
        const extra = lp.name('y');
        for (const rule of sharing) {
          const fallback = fallbackOf(cap, rule.rate);
          lp.gain((rule.rate - fallback) * perRate, extra);
          for (const [, name] of used) lp.gain(fallback * perRate, name);
        }
        lp.row([[1, extra], ...used.map(([, name]) => [-1, name] as const)], '<=', 0);
        if (cap === null) lp.row([[1, extra]], '<=', limit);
        else counted[capAt(cap)]?.push({ month, name: extra });
      }
      const key = `${slug}/${part}`;
      supply.set(key, [...(supply.get(key) ?? []), ...used]);
    });
  }
  card.caps.forEach((cap, index) => {
    const periods = capPeriods(problem, cap.period);
    const whole = {
      months: new Set([0]),
      share: periods.reduce((sum, each) => sum + each.share, 0),
    };
    const rows = isBound(question) ? mergedPeriods(periods, parts) : periods;
    for (const { months, share } of isOneStretch(question) ? [whole] : rows) {
      const names = (counted[index] ?? []).filter(({ month }) => months.has(month));
      if (names.length > 0) {
        lp.row(
          names.map(({ name }) => [1, name] as const),
          '<=',
          (cap.amountCents / 100) * share,
        );
      }
    }
  });
}
