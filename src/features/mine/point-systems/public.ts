import type { PointsMove, Worth } from '@/domain/plan/balances.ts';
import type { Leaving } from '@/domain/transfer/leaving-value.ts';
import type { Points } from '@/domain/units.ts';
import { formatNumber, formatPoints, formatWholeDollars } from '@/lib/format.ts';

/** A balance that is lost with the last card of its system, and what becomes of it before. */
export type PointsOnHand = {
  /** Id of a person or business; null for the member. */
  readonly owner: string | null;
  readonly system: string;
  readonly name: string;
  readonly points: Points;
  readonly leaving: Leaving | null;
  /** Name of the system that the points are best transferred to. */
  readonly leavingTo: string | null;
  readonly worth: Worth;
};

/** The points of one owner, one balance for each system. */
export function pointsOf(
  all: readonly PointsOnHand[],
  owner: string | null,
): readonly PointsOnHand[] {
  return all.filter((each) => each.owner === owner);
}

/** `90,000 Membership Rewards`. */
export function namePoints({ points: count, name }: Pick<PointsOnHand, 'points' | 'name'>) {
  return `${formatPoints(count)} ${name}`;
}

/** Where points go before the cards that hold them. */
export function describeLeaving(
  { isLocked, lossCents }: PointsMove,
  { points: count, leaving, leavingTo }: PointsOnHand,
): readonly string[] {
  const worth = leaving && formatWholeDollars(leaving.centsPerPoint * count);
  return [
    isLocked
      ? 'No card that lets you transfer them is left after this.'
      : 'No card that holds them is left after this.',
    worth === null
      ? 'We know of no transfer and no cash-out: spend them.'
      : leavingTo === null
        ? `Best by your values: cash them out for ${worth}.`
        : `Best by your values: transfer them to ${leavingTo}, worth ${worth}. Transfers can’t be undone: look up an award first.`,
    ...(lossCents >= 50
      ? [`That is ${formatWholeDollars(lossCents)} less than they are worth to you now.`]
      : []),
  ];
}

type Ratio = {
  readonly pointsOut: number;
  readonly pointsIn: number;
  readonly bonusPercent: number;
};

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** `1,000` for `1,600` as `5 : 8`; a bonus of the day is named, never folded into the ratio. */
export function describeRatio({ pointsOut, pointsIn, bonusPercent }: Ratio): string {
  const divisor = greatestCommonDivisor(pointsOut, pointsIn);
  const ratio = `${formatNumber(pointsOut / divisor)}\u202f:\u202f${formatNumber(pointsIn / divisor)}`;
  return bonusPercent === 0 ? ratio : `${ratio} +${formatNumber(bonusPercent)}%`;
}
