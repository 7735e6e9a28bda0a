import type { WalletAllocation } from '../allocation/allocate.ts';
import { isSpend } from '../allocation/split-program.ts';
import { cents } from '../../units.ts';
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
  const count = (card: number, caps: readonly number[], cents: number): void => {
    for (const cap of caps) {
      const key = `${card}/${cap}`;
      used.set(key, (used.get(key) ?? 0) + cents);
    }
  };
  program.activities.forEach((activity, index) => {
    const { card, cap, earning, supply } = activity;
    const amount = allocation.amounts[index] ?? 0;
    const row = cap === null ? undefined : program.caps[cap];
    if (row?.of === 'cap') count(card, [row.index], amount);
    if (!isSpend(activity)) return;
    left[supply] = (left[supply] ?? 0) - amount;
    count(card, earning.within ?? [], amount);
  });
  program.supplies.forEach(({ floor }, index) => {
    if (floor) count(floor.card, floor.earning.within ?? [], left[index] ?? 0);
  });
  return wallet.flatMap(({ held, card }, index) =>
    card.caps.map(({ slug, amountCents, period }, cap) => {
      const limit = (amountCents * MONTHS_A_YEAR) / MONTHS_IN[gridOf(period)];
      const usedCents = Math.min(used.get(`${index}/${cap}`) ?? 0, limit);
      return {
        card: held.id,
        cap: slug,
        period,
        limitCents: cents(limit),
        usedCents: cents(usedCents),
        unusedCents: cents(limit - usedCents),
      };
    }),
  );
}
