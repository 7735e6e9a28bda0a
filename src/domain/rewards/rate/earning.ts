/**
 * What a dollar of one sub-category earns on one card on one day, as a floor and premiums, in points per
 * dollar without the tier bonus. The floor is earned by every dollar, whatever caps are used up. A
 * premium is earned on top of it by a dollar that also counts against its cap. So a rule of 5 with a
 * fallback of 1 is a floor of 1 and a premium of 4, and an additive rule of 4 on a standing rate of 3 is
 * a floor of 3 and a premium of 4: both caps of a capped rule with a capped additive one count the
 * same dollar, each for itself.
 */
export type Earning = {
  readonly floor: number;
  readonly premiums: readonly Premium[];
  /** Caps (by index) that count every cent of the floor and that the year's spending cannot fill; none where left out. */
  readonly within?: readonly number[];
};

export type Premium = {
  /** Index of the cap among the card's. */
  readonly cap: number;
  /** Above zero. */
  readonly rate: number;
};

/** A rate that could stand for a sub-category. */
export type Candidate = {
  /** `Distance` of the rule's scope: the smallest stands. */
  readonly distance: number;
  readonly rate: number;
  /** Index of its cap, or null. */
  readonly cap: number | null;
  readonly isAdditive: boolean;
};

type CapRate = { readonly fallbackRate: number };

/** Among equally specific rates the highest; among those the uncapped, then the better fallback. */
function stands(a: Candidate, b: Candidate, caps: readonly CapRate[]): boolean {
  if (a.distance !== b.distance) return a.distance < b.distance;
  if (a.rate !== b.rate) return a.rate > b.rate;
  const fallback = ({ cap, rate }: Candidate) =>
    cap === null ? rate : (caps[cap]?.fallbackRate ?? 0);
  return fallback(a) > fallback(b);
}

/**
 * The rate that stands, with every additive one on top. A cap never lowers what is earned: a capped rate
 * below its own fallback counts as the fallback.
 */
export function combineRates(candidates: readonly Candidate[], caps: readonly CapRate[]): Earning {
  let standing: Candidate | null = null;
  for (const candidate of candidates) {
    if (candidate.isAdditive) continue;
    if (standing === null || stands(candidate, standing, caps)) standing = candidate;
  }
  let floor = 0;
  let premiums: { cap: number; rate: number }[] | null = null;
  for (const each of candidates) {
    if (each !== standing && !each.isAdditive) continue;
    const { rate, cap } = each;
    const fallback = cap === null ? rate : (caps[cap]?.fallbackRate ?? 0);
    floor += fallback;
    if (cap === null || rate <= fallback) continue;
    premiums ??= [];
    const same = premiums.find((premium) => premium.cap === cap);
    if (same) same.rate += rate - fallback;
    else premiums.push({ cap, rate: rate - fallback });
  }
  return { floor, premiums: premiums ?? NO_PREMIUMS };
}

const NO_PREMIUMS: readonly Premium[] = [];

/** The rate while every cap has room. */
export function fullRate({ floor, premiums }: Earning): number {
  return premiums.reduce((sum, premium) => sum + premium.rate, floor);
}
