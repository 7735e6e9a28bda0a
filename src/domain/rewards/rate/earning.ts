import type { Cap } from '../catalog/card.ts';

/**
 * Earnings of a dollar in one sub-category on one card on one day, as a floor and premiums, in points per dollar
 * without the tier bonus. Every dollar earns the floor, whatever caps are used up. A dollar that counts against a cap
 * earns its premium on top. A rule of 5 with a fallback of 1 is a floor of 1 and a premium of 4, and an additive rule
 * of 4 on a standing rate of 3 is a floor of 3 and a premium of 4: the caps of a capped rule and a capped additive
 * one both count the same dollar, independently.
 */
export type Earning = {
  readonly floor: number;
  readonly premiums: readonly Premium[];
  /** Caps that count every cent of the floor and that the year's spending cannot fill; none if left out. */
  readonly within?: readonly Pick<Premium, 'cap' | 'uses'>[];
};

type Premium = {
  /** Index of the cap among the card's. */
  readonly cap: number;
  /** Above zero. */
  readonly rate: number;
  /** Units of the cap for each cent: 1, or the points that a cap in rewards counts. */
  readonly uses: number;
};

/** A rate that may apply to a sub-category. */
export type Candidate = {
  /** `Distance` of the rule's scope: the smallest applies. */
  readonly distance: number;
  readonly rate: number;
  /** Index of its cap, or null. */
  readonly cap: number | null;
  readonly isAdditive: boolean;
};

type CapRate = Pick<Cap, 'fallbackRate'> & { readonly amountPoints?: number | null };

/** Limit of a cap in its own unit: cents of spending, or points. */
export function limitOf({ amountCents, amountPoints }: Cap): number {
  return amountCents ?? amountPoints;
}

/** Among equally specific rates the highest; among those the uncapped, then the better fallback. */
function stands(a: Candidate, b: Candidate, caps: readonly CapRate[]): boolean {
  if (a.distance !== b.distance) return a.distance < b.distance;
  if (a.rate !== b.rate) return a.rate > b.rate;
  const fallback = ({ cap, rate }: Candidate) =>
    cap === null ? rate : (caps[cap]?.fallbackRate ?? 0);
  return fallback(a) > fallback(b);
}

/** Combines the applicable rate with the additive ones. A rate below its own fallback counts as the fallback. */
export function combineRates(candidates: readonly Candidate[], caps: readonly CapRate[]): Earning {
  let standing: Candidate | null = null;
  for (const candidate of candidates) {
    if (candidate.isAdditive) continue;
    if (standing === null || stands(candidate, standing, caps)) standing = candidate;
  }
  let floor = 0;
  let premiums: { cap: number; rate: number; uses: number }[] | null = null;
  for (const each of candidates) {
    if (each !== standing && !each.isAdditive) continue;
    const { rate, cap } = each;
    const fallback = cap === null ? rate : (caps[cap]?.fallbackRate ?? 0);
    floor += fallback;
    if (cap === null || rate <= fallback) continue;
    premiums ??= [];
    const isInPoints = typeof caps[cap]?.amountPoints === 'number';
    const uses = isInPoints ? rate / CENTS_PER_DOLLAR : 1;
    const same = premiums.find((premium) => premium.cap === cap);
    if (same) {
      same.rate += rate - fallback;
      if (isInPoints) same.uses += uses;
    } else premiums.push({ cap, rate: rate - fallback, uses });
  }
  return { floor, premiums: premiums ?? NO_PREMIUMS };
}

const CENTS_PER_DOLLAR = 100;
const NO_PREMIUMS: readonly Premium[] = [];

/** The rate while every cap has room. */
export function fullRate({ floor, premiums }: Earning): number {
  return premiums.reduce((sum, premium) => sum + premium.rate, floor);
}
