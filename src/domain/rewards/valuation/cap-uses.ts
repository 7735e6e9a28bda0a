import type { WalletAllocation } from '../allocation/allocate.ts';
import { isSpend } from '../allocation/split-program.ts';
import { type Earning, limitOf } from '../rate/earning.ts';
import { gridOf, MONTHS_IN } from '../year/timeline.ts';
import { MONTHS_A_YEAR } from '../year/valued-year.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { CapUse } from './wallet-value.ts';

/** Use of each cap of the wallet's cards, over all its periods. */
export function capUses(
  wallet: readonly SeatedCard[],
  { program, allocation }: WalletAllocation,
): readonly CapUse[] {
  const used = new Map<string, number>();
  const left = program.supplies.map((supply) => supply.cents);
  const count = (card: number, cap: number, units: number): void => {
    const key = `${card}/${cap}`;
    used.set(key, (used.get(key) ?? 0) + units);
  };
  const countWithin = (card: number, { within = [] }: Earning, cents: number): void => {
    for (const { cap, uses } of within) count(card, cap, cents * uses);
  };
  program.activities.forEach((activity, index) => {
    const { card, cap, earning, supply, uses } = activity;
    const amount = allocation.amounts[index] ?? 0;
    const row = cap === null ? undefined : program.caps[cap];
    if (row?.of === 'cap') count(card, row.index, amount * uses);
    if (!isSpend(activity)) return;
    left[supply] = (left[supply] ?? 0) - amount;
    countWithin(card, earning, amount);
  });
  program.supplies.forEach(({ floor }, index) => {
    if (floor) countWithin(floor.card, floor.earning, left[index] ?? 0);
  });
  return wallet.flatMap(({ held, card }, index) =>
    card.caps.map((each, cap) => {
      const { slug, period } = each;
      const limit = (limitOf(each) * MONTHS_A_YEAR) / MONTHS_IN[gridOf(period)];
      const usedUnits = Math.min(used.get(`${index}/${cap}`) ?? 0, limit);
      return {
        card: held.id,
        cap: slug,
        period,
        unit: each.amountCents === null ? ('points' as const) : ('cents' as const),
        limit,
        used: usedUnits,
        unused: limit - usedUnits,
      };
    }),
  );
}
