import type { ActiveRoute } from './route.ts';

type Terms = Pick<ActiveRoute, 'pointsOut' | 'pointsIn' | 'minIncrement' | 'bonusPercent'>;

/** Bonus percentages are exact to this fraction of a percent. */
const PARTS_PER_PERCENT = 10_000;

/** Points received per point sent, as an exact fraction, so that binary rounding loses nothing. */
function fractionOf({
  pointsOut,
  pointsIn,
  bonusPercent,
}: Terms): [numerator: bigint, denominator: bigint] {
  const whole = 100 * PARTS_PER_PERCENT;
  const bonusParts = Math.round(bonusPercent * PARTS_PER_PERCENT);
  return [BigInt(pointsIn) * BigInt(whole + bonusParts), BigInt(pointsOut) * BigInt(whole)];
}

/** The most of `balance` points that can be sent: whole increments. */
export function largestSend({ minIncrement }: Terms, balance: number): number {
  return Math.floor(balance / minIncrement) * minIncrement;
}

/** Whole points that arrive for `sent`, which is a multiple of the increment. */
export function receivedFor(terms: Terms, sent: number): number {
  const [numerator, denominator] = fractionOf(terms);
  return Number((BigInt(sent) * numerator) / denominator);
}

/** The least multiple of the increment for which at least `target` whole points arrive. */
export function sendFor(terms: Terms, target: number): number {
  if (target <= 0) return 0;
  const [numerator, denominator] = fractionOf(terms);
  const perIncrement = numerator * BigInt(terms.minIncrement);
  const increments = (BigInt(target) * denominator + perIncrement - 1n) / perIncrement;
  return Number(increments) * terms.minIncrement;
}
