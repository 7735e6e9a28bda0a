import { cents, percent } from '../../units.ts';
import type { Context } from '../terms/context.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { CostLine, SpendLine } from '../ledger-line.ts';

/** Payment fees for a ledger's spending, by card and sub-category. */
export function costLines(
  context: Context,
  wallet: readonly SeatedCard[],
  spent: readonly SpendLine[],
): readonly CostLine[] {
  return wallet.flatMap(({ held, terms }) =>
    context.coverage.slugs.flatMap((subCategory, index): CostLine[] => {
      const share = terms.costs[index] ?? 0;
      if (share === 0) return [];
      const spendCents = spent
        .filter((line) => line.id === held.id && line.subCategory === subCategory)
        .reduce((sum, line) => sum + line.spendCents, 0);
      if (spendCents === 0) return [];
      return [
        {
          kind: 'cost',
          id: held.id,
          card: held.card,
          subCategory,
          spendCents: cents(spendCents),
          percent: percent(share * 100),
          valueCents: cents(0 - spendCents * share),
        },
      ];
    }),
  );
}
