import type { WalletAllocation } from '../allocation/allocate.ts';
import { cents } from '../../units.ts';
import type { Context } from '../terms/context.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { CreditLine } from '../ledger-line.ts';

/** Smaller amounts are rounding errors. */
const DUST_CENTS = 1e-7;

/** The spending that each credit pays back, by card, credit and sub-category. */
export function creditLines(
  context: Context,
  wallet: readonly SeatedCard[],
  { program, allocation }: WalletAllocation,
): readonly CreditLine[] {
  const paid = new Map<string, number>();
  program.activities.forEach(({ card, credit, supply }, index) => {
    const amount = allocation.amounts[index] ?? 0;
    if (credit === null || amount <= DUST_CENTS) return;
    const key = `${card}/${credit}/${program.supplies[supply]?.subCategory ?? 0}`;
    paid.set(key, (paid.get(key) ?? 0) + amount);
  });
  return wallet.flatMap(({ held, card, terms }, seat) =>
    terms.credits.flatMap(({ credit: index, isFor }) =>
      isFor.flatMap((_, subCategory): CreditLine[] => {
        const amount = paid.get(`${seat}/${index}/${subCategory}`);
        const credit = card.credits[index];
        if (amount === undefined || !credit) return [];
        return [
          {
            kind: 'credit',
            id: held.id,
            card: card.slug,
            credit: credit.slug,
            faceCents: credit.valueCents,
            period: credit.period,
            timesAYear: terms.timesGiven[index] ?? 0,
            usagePercent: credit.usagePercent,
            subCategory: context.coverage.slugs[subCategory] ?? '',
            valueCents: cents(amount),
          },
        ];
      }),
    ),
  );
}
