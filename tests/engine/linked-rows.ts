import type { LinkedRate } from '../../src/domain/rewards/catalog/card.ts';
import type { Face, Model } from './card-rows.ts';
import type { Term } from './lp-text.ts';
import { costPercent, isCovered } from './payment-terms.ts';
import type { Part } from './year-parts.ts';

const CENT = 0.01;

type Spend = Face['spends'][number];

/** Linked spending of an entry: by month, one list of terms for each of its ways to earn. */
type Split = Map<number, { readonly months: number; readonly byOption: Term[][] }>;

type Option =
  | { readonly kind: 'step'; readonly atLeast: number; readonly rate: number }
  | { readonly kind: 'otherwise' }
  | { readonly kind: 'or' };

export function linkOf({ problem }: Model, { card }: Pick<Face, 'card'>, slug: string) {
  return card.linked.find(({ covers }) => covers.some((scope) => isCovered(problem, scope, slug)));
}

function optionsOf({ steps, or }: LinkedRate): readonly Option[] {
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

/** Adds what the linked spending of an entry earns: in each month by one of its ways, by the card's other spending. */
export function addLinkedRates(
  model: Model,
  { card, present, perRate, spends }: Face,
  link: LinkedRate,
  split: Split,
): void {
  const { lp, problem } = model;
  const options = optionsOf(link);
  const way = link.or ? lp.binary('v') : null;
  const [selected] = problem.preferences.selected[link.slug] ?? [];
  if (way && selected) lp.row([[1, way]], '=', selected === 'or' ? 1 : 0);
  const isOther = ({ slug }: Spend) => linkOf(model, { card }, slug) !== link;
  for (const [month, { months, byOption }] of split) {
    const others = spends.filter((spend) => spend.month === month && isOther(spend));
    const other = others.flatMap(({ terms }) => terms);
    const most = others.reduce((all, { limit }) => all + limit, 0) / months;
    const [free, counts, parts]: [string, string[], string[]] = [lp.name('o'), [], []];
    options.forEach((option, index) => {
      const [count, beside] = [lp.whole('n', months), lp.name('o')];
      counts.push(count);
      parts.push(beside);
      const own = byOption[index] ?? [];
      for (const [limit, name] of own) {
        lp.row(
          [
            [1, name],
            [-limit, count],
          ],
          '<=',
          0,
        );
      }
      lp.row(
        [
          [1, beside],
          [-most, count],
        ],
        '<=',
        0,
      );
      if (way && option.kind === 'or') {
        lp.row(
          [
            [1, count],
            [-months, way],
          ],
          '<=',
          0,
        );
      } else if (way) {
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
          lp.gain(link.otherwisePoints * perRate, count);
          return;
        }
        case 'or': {
          const earned = lp.name('r');
          lp.gain(perRate, earned);
          lp.row([...sum(own, 0 - (link.or?.atMostRate ?? 0)), [1, earned]], '<=', 0);
          lp.row(
            [
              [1, earned],
              [-(link.or?.pointsPerOtherDollar ?? 0), beside],
            ],
            '<=',
            0,
          );
        }
      }
    });
    const all = counts.map((count): Term => [1, count]);
    lp.row([...all, [-months, present]], '<=', 0);
    /* Other spending falls into the months of a way, or into those without linked spending. */
    lp.row([...all.map(([, count]): Term => [most, count]), [1, free]], '<=', most * months);
    lp.row([...other, [-1, free], ...parts.map((part): Term => [-1, part])], '=', 0);
  }
}

export type { Split };
