import { formatNumber } from '@/lib/format.ts';

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
