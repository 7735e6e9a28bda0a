/** How well a fact is supported: `high`, `medium` or `low`. */
type Supported = { readonly confidence: string };

/** Whether what a fact adds to a figure is counted. */
export type CountsFact = (fact: Supported) => boolean;

/**
 * What adds to a figure counts where it is not of low confidence, or where the member wants such facts too: offers,
 * credits, rates, values of points. What takes away, such as a cap, a cost or a requirement, counts in any case.
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

/** Whether figures count a credit for everybody, whatever they hold or ask for. */
export function isCountedForAll(credit: Supported, spending: readonly Supported[]): boolean {
  return countsCredit(credit, spending, countingFacts(false));
}
