import { type Cents, cents } from '../units.ts';

/** Value earned by an amount of spending, both in cents; computed exactly by the wallet's allocation. */
export type ValueOfSpend = (spendCents: number) => number;

/** Spend that always earns the same, in cents for each dollar: a point per dollar × cents per point. */
export function flatReturn(centsPerDollar: number): ValueOfSpend {
  return (spendCents) => (spendCents * centsPerDollar) / 100;
}

/**
 * Opportunity cost of meeting a minimum spend: the value the spending would earn at its best elsewhere, less its
 * value on the new card; never below 0.
 */
export function costOfMeeting(
  requiredCents: number,
  onCard: ValueOfSpend,
  elsewhere: ValueOfSpend,
): Cents {
  return cents(Math.max(0, elsewhere(requiredCents) - onCard(requiredCents)));
}
