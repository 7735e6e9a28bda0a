import { type Cents, cents } from '../units.ts';

/** What an amount of spend earns in value, both in cents; the wallet's allocation answers it exactly. */
export type ValueOfSpend = (spendCents: number) => number;

/** Spend that always earns the same, in cents for each dollar: a point per dollar × cents per point. */
export function flatReturn(centsPerDollar: number): ValueOfSpend {
  return (spendCents) => (spendCents * centsPerDollar) / 100;
}

/**
 * Opportunity cost of meeting a minimum spend: what that spend would have earned at its best
 * elsewhere, less what it earns on the new card; never below 0.
 */
export function costOfMeeting(
  requiredCents: number,
  onCard: ValueOfSpend,
  elsewhere: ValueOfSpend,
): Cents {
  return cents(Math.max(0, elsewhere(requiredCents) - onCard(requiredCents)));
}
