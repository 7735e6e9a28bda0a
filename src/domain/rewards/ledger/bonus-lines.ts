import type { WalletAllocation } from '../allocation/allocate.ts';
import { floorCents } from '../allocation/solve-program.ts';
import { touchesBonus } from '../allocation/split-program.ts';
import { cents } from '../../units.ts';
import { tierOf } from '../terms/card-terms.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { BonusLine } from '../ledger-line.ts';

/** A line for each tier the allocation takes, with the spending in its window; `costOf` gives its cost. */
export function bonusLines(
  wallet: readonly SeatedCard[],
  { program, allocation }: WalletAllocation,
  costOf: (bonus: number) => number,
): readonly BonusLine[] {
  return program.bonuses.flatMap((bonus, index): BonusLine[] => {
    const seated = wallet[bonus.card];
    const step = seated?.terms.tiers.find(({ tier }) => tier === bonus.tier);
    const tier = seated && step ? tierOf(seated.card, step) : null;
    if (!seated || !tier || (allocation.bonusShares[index] ?? 0) < 0.5) return [];
    const moved = program.activities.reduce(
      (sum, activity, at) => {
        if (!touchesBonus(program, bonus, activity)) return sum;
        const isFloor = program.supplies[activity.supply]?.floor?.card === bonus.card;
        if (isFloor === (activity.card === bonus.card)) return sum;
        return sum + (allocation.amounts[at] ?? 0) * (isFloor ? -1 : 1);
      },
      floorCents(program, bonus),
    );
    return [
      {
        kind: 'bonus',
        id: seated.held.id,
        card: seated.card.slug,
        spendCents: tier.spendCents,
        windowDays: tier.windowDays,
        spentCents: cents(Math.max(0, moved)),
        costCents: cents(costOf(index)),
        pointSystem: seated.card.pointSystem,
        points: tier.points,
        centsPerPoint: seated.centsPerPoint,
        cashCents: tier.cashCents,
        valueCents: cents(bonus.valueCents),
      },
    ];
  });
}
