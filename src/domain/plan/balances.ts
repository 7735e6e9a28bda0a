import type { Card } from '../rewards/catalog/card.ts';
import type { PointSystem } from '../rewards/catalog/point-system.ts';
import type { Context } from '../rewards/terms/context.ts';
import type { Points } from '../units.ts';
import type { LimitRow } from './opening-limits.ts';
import type { PlanCard } from './plan-card.ts';
import type { PlanQuestion } from './plan-question.ts';
import { segmentsOf, type Tenure } from './tenure.ts';

/** Points on hand of one system, and their worth in cents by the cards that hold them. */
export type Balance = {
  readonly system: string;
  readonly points: Points;
  /** With a card that needs no unlocking, with only cards that need it, and without a card. */
  readonly fullCents: number;
  readonly lockedCents: number;
  readonly leavingCents: number;
  /** With the cards held when the plan begins. */
  readonly todayCents: number;
};

/** Worth of points by the cards that hold them. */
export type Worth = Omit<Balance, 'todayCents'>;

type Holder = Pick<Card, 'pointSystem' | 'needsUnlock'>;

/** Points that lose worth between two sets of cards, and so are moved or spent before. */
export type PointsMove = {
  readonly system: string;
  readonly points: Points;
  /** True if cards that need unlocking are left, false if none is left. */
  readonly isLocked: boolean;
  readonly lossCents: number;
};

function worthWith(balance: Worth, held: readonly Holder[]): number {
  const own = held.filter(({ pointSystem }) => pointSystem === balance.system);
  if (own.length === 0) return balance.leavingCents;
  return own.every(({ needsUnlock }) => needsUnlock) ? balance.lockedCents : balance.fullCents;
}

export function balancesOf({ catalog, history, balances }: PlanQuestion, context: Context) {
  const held = new Set(history.flatMap(({ card, closedOn }) => (closedOn === null ? [card] : [])));
  const today = catalog.cards.filter(({ slug }) => held.has(slug));
  return Object.entries(balances ?? {}).flatMap(([system, points]): Balance[] => {
    const known = catalog.pointSystems.find(({ slug }) => slug === system);
    if (!known || points === 0) return [];
    const balance = worthOf(known, points, (access) => context.valueOf(system, access));
    return [{ ...balance, todayCents: worthWith(balance, today) }];
  });
}

/** Points of a system at what each set of cards makes of them: no more in a worse one. */
export function worthOf(
  { slug: system, leavingValue }: PointSystem,
  points: Points,
  valueOf: (access: 'free' | 'locked') => number,
): Worth {
  const leavingCents = points * (leavingValue ?? 0);
  const lockedCents = Math.max(leavingCents, points * valueOf('locked'));
  const fullCents = Math.max(lockedCents, points * valueOf('free'));
  return { system, points, fullCents, lockedCents, leavingCents };
}

/** Points that are moved or spent before cards go. */
export function movesBefore(
  balances: readonly Worth[],
  held: readonly Holder[],
  left: readonly Holder[],
): readonly PointsMove[] {
  return balances.flatMap((balance): PointsMove[] => {
    const { system, points } = balance;
    const isOf = (card: Holder) => card.pointSystem === system;
    const isLocked = left.some(isOf);
    const isWorse = isLocked
      ? left.filter(isOf).every((card) => card.needsUnlock) &&
        held.some((card) => isOf(card) && !card.needsUnlock)
      : held.some(isOf);
    const lossCents = worthWith(balance, held) - worthWith(balance, left);
    return isWorse ? [{ system, points, isLocked, lossCents }] : [];
  });
}

/** Worth of points on hand with the cards held at the end, less their worth today. */
export function balanceCents(balances: readonly Balance[], held: readonly Holder[]): number {
  return balances.reduce((sum, each) => sum + worthWith(each, held) - each.todayCents, 0);
}

/** The most that any plan can make of the points on hand. */
export function mostBalanceCents(balances: readonly Balance[]): number {
  return balances.reduce((sum, { fullCents, todayCents }) => sum + fullCents - todayCents, 0);
}

/**
 * Limits for the bound, which begins with `mostBalanceCents`: one card or more of a system is held at the end, or the
 * points lose the difference. That loss is the highest price of missing the limit.
 */
export function balanceRows(
  balances: readonly Balance[],
  monthCount: number,
  cards: readonly PlanCard[],
): readonly LimitRow[] {
  return balances.flatMap(({ system, fullCents, lockedCents, leavingCents }): LimitRow[] => {
    const row = (mostCents: number, mayNeedUnlock: boolean): LimitRow[] => {
      const about = new Set(
        cards.flatMap(({ card }, at) =>
          card.pointSystem === system && (mayNeedUnlock || !card.needsUnlock) ? [at] : [],
        ),
      );
      const isHeldLast = (tenure: Tenure) =>
        segmentsOf(tenure).some(({ card, until }) => until === monthCount && about.has(card));
      const weightOf = (tenure: Tenure) => (isHeldLast(tenure) ? -1 : 0);
      return mostCents > 0
        ? [{ limit: -1, weightOf, bonusWeightOf: () => 0, about, mostPrice: mostCents }]
        : [];
    };
    return [...row(fullCents - lockedCents, false), ...row(lockedCents - leavingCents, true)];
  });
}
