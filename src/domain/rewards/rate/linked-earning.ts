import type { Card, LinkedRate } from '../catalog/card.ts';
import type { Coverage } from './coverage.ts';

/** Cents that earn a rate, each with so many cents of other spending beside it. */
type LinkedLeg = { readonly atLeast: number; readonly rate: number };

/** One way in which a month's linked spending can earn. */
export type LinkedOption = {
  readonly kind: 'step' | 'otherwise' | 'or';
  readonly legs: readonly LinkedLeg[];
  /** Points of the month, whatever is spent; above 0 only for `otherwise`. */
  readonly points: number;
  /** Limit on other spending, for each cent of linked spending: with more of it a step is reached. */
  readonly atMost: number;
};

/** A linked rate for the spending of a question. */
export type LinkedEarning = {
  readonly slug: string;
  /** Indexed by sub-category. */
  readonly isFor: readonly boolean[];
  readonly options: readonly LinkedOption[];
};

const NONE: readonly LinkedLeg[] = [{ atLeast: 0, rate: 0 }];

function stepOptions({ steps, otherwisePoints }: LinkedRate): readonly LinkedOption[] {
  const rising = steps.filter(
    ({ atLeast, rate }) =>
      !steps.some(
        (other) =>
          other.rate >= rate &&
          (other.atLeast < atLeast || (other.atLeast === atLeast && other.rate > rate)),
      ),
  );
  return [
    ...rising.map((step): LinkedOption => ({
      kind: 'step',
      legs: [step],
      points: 0,
      atMost: Infinity,
    })),
    {
      kind: 'otherwise',
      legs: NONE,
      points: otherwisePoints,
      atMost: Math.min(...steps.map(({ atLeast }) => atLeast)),
    },
  ];
}

/** Points of the smaller of two products: some cents earn the full rate and need other spending, the rest nothing. */
function otherWay({ or }: LinkedRate): readonly LinkedOption[] {
  if (!or) return [];
  const { atMostRate, pointsPerOtherDollar } = or;
  const legs =
    pointsPerOtherDollar > 0 && atMostRate > 0
      ? [{ atLeast: atMostRate / pointsPerOtherDollar, rate: atMostRate }, ...NONE]
      : NONE;
  return [{ kind: 'or', legs, points: 0, atMost: Infinity }];
}

/** The linked rates of a card for which there is spending, with the ways left open by the member's selection. */
export function linkedEarningsOf(
  { linked }: Card,
  selectedOf: (slug: string) => readonly string[] | null,
  coverage: Coverage,
  isOwn: (subCategory: number) => boolean,
): readonly LinkedEarning[] {
  return linked.flatMap((rate): LinkedEarning[] => {
    const isFor = new Array<boolean>(coverage.slugs.length).fill(false);
    for (const { subCategory } of rate.covers.flatMap((scope) => coverage.covered(scope, 'any'))) {
      isFor[subCategory] = !isOwn(subCategory);
    }
    if (!isFor.includes(true)) return [];
    const way = selectedOf(rate.slug)?.[0];
    const options = [
      ...(way === 'or' && rate.or ? [] : stepOptions(rate)),
      ...(way === 'steps' ? [] : otherWay(rate)),
    ];
    return [{ slug: rate.slug, isFor, options }];
  });
}

const DUST = 1e-9;

/**
 * Points of a month before the tier bonus, for so many cents of linked and of other spending: by the steps, unless the
 * member has selected the other way.
 */
export function pointsOfMonth(
  { options }: LinkedEarning,
  linkedCents: number,
  otherCents: number,
): number {
  if (linkedCents < 1) return 0;
  const [first] = options;
  if (first?.kind === 'or') {
    const [leg] = first.legs;
    if (!leg || leg.atLeast === 0) return 0;
    return (Math.min(linkedCents, otherCents / leg.atLeast) * leg.rate) / 100;
  }
  const reached = options
    .filter(({ kind }) => kind === 'step')
    .flatMap(({ legs }) => legs)
    .filter(({ atLeast }) => otherCents >= atLeast * linkedCents - DUST);
  if (reached.length > 0) {
    return (Math.max(...reached.map(({ rate }) => rate)) * linkedCents) / 100;
  }
  return options.reduce((most, { points }) => Math.max(most, points), 0);
}

/** The next step: what it needs of other spending, and what it earns; null if none earns more. */
export function nextStep(
  { options }: LinkedEarning,
  linkedCents: number,
  otherCents: number,
): { readonly moreCents: number; readonly rate: number } | null {
  const now = pointsOfMonth({ slug: '', isFor: [], options }, linkedCents, otherCents);
  const [next] = options
    .flatMap(({ kind, legs }) => (kind === 'step' ? legs : []))
    .filter(({ rate }) => (rate * linkedCents) / 100 > now + DUST)
    .map(({ atLeast, rate }) => ({ moreCents: atLeast * linkedCents - otherCents, rate }))
    .filter(({ moreCents }) => moreCents > 0)
    .sort((a, b) => a.moreCents - b.moreCents);
  return next ?? null;
}
