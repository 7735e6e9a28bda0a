import type { SpendLine } from '@/domain/rewards/ledger-line.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';

export type LedgerRow = {
  readonly key: string;
  readonly subCategory: string;
  /** Null: no card of the answer earns anything on it. */
  readonly line: SpendLine | null;
  /** Rewards in the answer. */
  readonly valueCents: number;
  /** Rewards of all the member's cards on the sub-category, on the first of its rows. */
  readonly todayCents: number;
};

const spendOf = ({ lines }: WalletValue) =>
  lines.filter((line): line is SpendLine => line.kind === 'spend');

/** Rewards for spending, by sub-category, the largest first: they add up to both wallets' rewards. */
export function listLedgerRows(value: WalletValue, mine: WalletValue | null): readonly LedgerRow[] {
  const today = new Map<string, number>();
  for (const { subCategory, valueCents } of mine ? spendOf(mine) : []) {
    today.set(subCategory, (today.get(subCategory) ?? 0) + valueCents);
  }
  const lines = spendOf(value).toSorted((a, b) => b.valueCents - a.valueCents);
  const slugs = [...new Set([...lines.map((line) => line.subCategory), ...today.keys()])];
  return slugs.flatMap((subCategory): readonly LedgerRow[] => {
    const own = lines.filter((line) => line.subCategory === subCategory);
    const todayCents = today.get(subCategory) ?? 0;
    if (own.length === 0) {
      return [{ key: subCategory, subCategory, line: null, valueCents: 0, todayCents }];
    }
    return own.map((line, index) => ({
      key: `${subCategory} ${index}`,
      subCategory,
      line,
      valueCents: line.valueCents,
      todayCents: index === 0 ? todayCents : 0,
    }));
  });
}
