import type { LedgerLine, SpendLine } from '../../../src/domain/rewards/ledger-line.ts';
import type { WalletValue } from '../../../src/domain/rewards/valuation/wallet-value.ts';

type Kind = LedgerLine['kind'];
type LineOf<K extends Kind> = Extract<LedgerLine, { kind: K }>;

export function linesOf<K extends Kind>({ lines }: WalletValue, kind: K): readonly LineOf<K>[] {
  return lines.filter((line): line is LineOf<K> => line.kind === kind);
}

export const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

/** Cents a year on one card, or in one sub-category, or both. */
export function spendOf(
  value: WalletValue,
  at: { readonly card?: string; readonly subCategory?: string },
): number {
  const isThere = (line: SpendLine) =>
    (at.card === undefined || at.card === line.card) &&
    (at.subCategory === undefined || at.subCategory === line.subCategory);
  return sumOf(
    linesOf(value, 'spend')
      .filter(isThere)
      .map(({ spendCents }) => spendCents),
  );
}
