import type { LinkedRate } from '../../src/domain/rewards/catalog/card.ts';
import type { Face, Model } from './card-rows.ts';
import type { LpText, Term } from './lp-text.ts';
import { costPercent, isCovered } from './payment-terms.ts';
import type { Part } from './year-parts.ts';

const CENT = 0.01;

/** Linked spending of an entry: by month, one list of terms for each of its ways to earn. */
type Split = Map<number, { readonly months: number; readonly byOption: Term[][] }>;

type Option =
  | { readonly kind: 'step'; readonly atLeast: number; readonly rate: number }
  | { readonly kind: 'otherwise' }
  | { readonly kind: 'or' };

export function linkOf(
  { problem }: Pick<Model, 'problem'>,
  { card }: Pick<Face, 'card'>,
  slug: string,
) {
  return card.linked.find(({ covers }) => covers.some((scope) => isCovered(problem, scope, slug)));
}

export function optionsOf({ steps, or }: LinkedRate): readonly Option[] {
  return [
    ...steps.map((step): Option => ({ kind: 'step', ...step })),
    { kind: 'otherwise' },
    ...(or ? [{ kind: 'or' } as const] : []),
  ];
}

/** Adds a card's linked spending, apart for each way to earn, and returns its terms. */
export function addLinkedSpend(
  { lp, problem }: Model,
  { card, present, perRate }: Face,
  link: LinkedRate,
  split: Split,
  slug: string,
  part: Part,
  limit: number,
): Term[] {
  const abroad = slug.startsWith('foreign') ? card.foreignTransactionFeePercent : 0;
  const charged = abroad + costPercent(problem, card, slug);
  const months = Math.max(1, part.months.length);
  const ofMonth = split.get(part.month) ?? { months, byOption: optionsOf(link).map(() => []) };
  split.set(part.month, ofMonth);
  const names = optionsOf(link).map((option, index): Term => {
    const name = lp.name('h');
    lp.gain((option.kind === 'step' ? option.rate * perRate : 0) - charged, name);
    /* Its limit in each of the months is added with their number. */
    ofMonth.byOption[index]?.push([limit / months, name]);
    return [1, name];
  });
  lp.row([...names, [-limit, present]], '<=', 0);
  return names;
}

const sum = (terms: readonly Term[], factor: number): Term[] =>
  terms.map(([, name]) => [factor, name]);

/** Variable of a rate's way: 1 for its `or`, 0 for its steps; null without an `or`. */
export function wayOf({ lp, problem }: Pick<Model, 'lp' | 'problem'>, link: LinkedRate) {
  if (!link.or) return null;
  const way = lp.binary('v');
  const [selected] = problem.preferences.selected[link.slug] ?? [];
  if (selected) lp.row([[1, way]], '=', selected === 'or' ? 1 : 0);
  return way;
}

/** A card's linked and other spending in alike months. */
type LinkMonths = {
  readonly months: number;
  /** Linked spending by its way to earn, each term with what there is in a month. */
  readonly byOption: readonly (readonly Term[])[];
  readonly others: readonly Term[];
  /** Dollars of other spending that there are in a month. */
  readonly most: number;
  /** Variables of which one is 1 while the card is held. */
  readonly present: readonly string[];
  /** Adds the value of so many points for each unit of a variable, of which there are at most so many. */
  readonly worth: (points: number, name: string, most: number) => void;
};

/** Adds what linked spending earns: in each month by one of its ways, by the card's other spending. */
export function addLinkMonths(
  lp: LpText,
  link: LinkedRate,
  way: string | null,
  { months, byOption, others, most, present, worth }: LinkMonths,
): void {
  const [free, counts, parts]: [string, string[], string[]] = [lp.name('o'), [], []];
  const atMost = (name: string, each: number, count: string) =>
    lp.row(
      [
        [1, name],
        [-each, count],
      ],
      '<=',
      0,
    );
  optionsOf(link).forEach((option, index) => {
    const [count, beside] = [lp.whole('n', months), lp.name('o')];
    counts.push(count);
    parts.push(beside);
    const own = byOption[index] ?? [];
    for (const [limit, name] of own) atMost(name, limit, count);
    atMost(beside, most, count);
    if (way && option.kind === 'or') atMost(count, months, way);
    else if (way) {
      lp.row(
        [
          [1, count],
          [months, way],
        ],
        '<=',
        months,
      );
    }
    switch (option.kind) {
      case 'step':
        lp.row([...sum(own, option.atLeast), [-1, beside]], '<=', 0);
        return;
      case 'otherwise': {
        const least = Math.min(...link.steps.map(({ atLeast }) => atLeast));
        lp.row([...sum(own, -least), [1, beside]], '<=', 0);
        lp.row([...sum(own, -1), [CENT, count]], '<=', 0);
        worth(link.otherwisePoints, count, months);
        return;
      }
      case 'or': {
        const earned = lp.name('r');
        const rate = link.or?.atMostRate ?? 0;
        const all = own.reduce((total, [limit]) => total + limit * months, 0);
        worth(1, earned, rate * all);
        lp.row([...sum(own, 0 - rate), [1, earned]], '<=', 0);
        atMost(earned, link.or?.pointsPerOtherDollar ?? 0, beside);
      }
    }
  });
  const held = present.map((name): Term => [-months, name]);
  lp.row([...counts.map((count): Term => [1, count]), ...held], '<=', 0);
  /* Other spending falls into the months of a way, or into those without linked spending. */
  lp.row([...counts.map((count): Term => [most, count]), [1, free]], '<=', most * months);
  lp.row([...others, [-1, free], ...parts.map((part): Term => [-1, part])], '=', 0);
}

/** Adds what the linked spending of a card in the wallet earns. */
export function addLinkedRates(
  model: Model,
  { card, present, perRate, spends }: Face,
  link: LinkedRate,
  split: Split,
): void {
  const { lp } = model;
  const way = wayOf(model, link);
  for (const [month, { months, byOption }] of split) {
    const others = spends.filter(
      (spend) => spend.month === month && linkOf(model, { card }, spend.slug) !== link,
    );
    addLinkMonths(lp, link, way, {
      months,
      byOption,
      others: others.flatMap(({ terms }) => terms),
      most: others.reduce((all, { limit }) => all + limit, 0) / months,
      present: [present],
      worth: (points, name) => lp.gain(points * perRate, name),
    });
  }
}

export type { Split };
