import type { Scope, SubCategory } from '../catalog/sub-category.ts';
import type { SpendingProfile } from '../problem.ts';
import { coverageOf } from '../rate/coverage.ts';

/** A credit or gift card of a sign-up offer. */
export type OfferCredit = {
  readonly valueCents: number;
  /** Spending that it pays for; null for anything. */
  readonly spendOn: readonly Scope[] | null;
};

/**
 * Share of an offer's credits that a year of spending uses up, from 0 to 1. As with other credits, a cent is paid back
 * by one of them only. An offer without a list of its credits counts them in full.
 */
export function createUsedShare(
  spending: SpendingProfile,
  subCategories: readonly SubCategory[],
): (credits: readonly OfferCredit[]) => number {
  const slugs = Object.keys(spending);
  const coverage = coverageOf(slugs, subCategories);
  return (credits) => {
    const left = slugs.map((slug): number => spending[slug] ?? 0);
    const usedOf = ({ valueCents, spendOn }: OfferCredit): number => {
      if (spendOn === null) return valueCents;
      let open = valueCents;
      for (const { subCategory } of spendOn.flatMap((scope) => coverage.covered(scope, 'any'))) {
        const paid = Math.min(open, left[subCategory] ?? 0);
        open -= paid;
        left[subCategory] = (left[subCategory] ?? 0) - paid;
      }
      return valueCents - open;
    };
    const face = credits.reduce((sum, { valueCents }) => sum + valueCents, 0);
    return face === 0 ? 1 : credits.reduce((sum, each) => sum + usedOf(each), 0) / face;
  };
}
