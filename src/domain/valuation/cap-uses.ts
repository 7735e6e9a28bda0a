import type { WalletAllocation } from '../allocation/allocate.ts';
import { cents } from '../units.ts';
import type { SeatedCard } from './seated-card.ts';
import type { CapUse } from './wallet-value.ts';

/** How far each cap of the wallet's cards is used, its periods together. */
export function capUses(
  wallet: readonly SeatedCard[],
  { program, allocation }: WalletAllocation,
): readonly CapUse[] {
  const used = new Map<string, number>();
  program.activities.forEach(({ card, cap }, index) => {
    const row = cap === null ? undefined : program.caps[cap];
    if (row?.of !== 'cap') return;
    const key = `${card}/${row.index}`;
    used.set(key, (used.get(key) ?? 0) + (allocation.amounts[index] ?? 0));
  });
  return wallet.flatMap(({ held, card }, index) =>
    card.caps.map(({ slug, amountCents, period }, cap) => {
      const limit = amountCents * TIMES[period];
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

/** Whole caps in twelve months: partial quarters and halves at the ends add up to whole ones. */
const TIMES = {
  billing_cycle: 12,
  month: 12,
  quarter: 4,
  half_year: 2,
  calendar_year: 1,
  anniversary_year: 1,
  lifetime: 1,
} as const;
