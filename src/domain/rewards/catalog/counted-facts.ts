/** Confidence of a fact: `high`, `medium` or `low`. */
type Supported = { readonly confidence: string };

/** Decides if a fact that raises a figure counts. */
export type CountsFact = (fact: Supported) => boolean;

/**
 * Facts that raise a figure count if they are not of low confidence, or if the member asks for such facts: offers,
 * credits, rates, point values. Facts that lower a figure, such as a cap, a fee or a requirement, always count.
 */
export function countingFacts(wantsLowConfidence: boolean): CountsFact {
  return ({ confidence }) => wantsLowConfidence || confidence !== 'low';
}

type Rate = Supported & { readonly rate: number; readonly isAdditive: boolean };

/** The same for a rate: one that is below the base rate takes away. */
export function countsRate(rate: Rate, baseRate: number, counts: CountsFact): boolean {
  return counts(rate) || (!rate.isAdditive && rate.rate < baseRate);
}

/** The same for a credit: it counts where it does itself, and some of the spending that it pays back where that is named. */
export function countsCredit(
  credit: Supported,
  spending: readonly Supported[],
  counts: CountsFact,
): boolean {
  return counts(credit) && (spending.length === 0 || spending.some(counts));
}

/** True if figures count a credit by default, apart from held cards and requests. */
export function isCountedForAll(credit: Supported, spending: readonly Supported[]): boolean {
  return countsCredit(credit, spending, countingFacts(false));
}
