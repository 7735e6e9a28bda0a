import type { LedgerLine, SpendLine } from '@/domain/rewards/ledger-line.ts';
import type { CatalogRows } from '@/features/catalog/schema.ts';

export type CategoryRow = {
  readonly slug: string;
  readonly name: string;
  readonly spendCents: number;
  /** The spend lines of each wallet in this category. */
  readonly lines: readonly (readonly SpendLine[])[];
};

/** Each wallet's earnings by category of the member's spending, largest first. */
export function listCategoryRows(
  wallets: readonly (readonly LedgerLine[])[],
  spending: Readonly<Record<string, number>>,
  rows: Pick<CatalogRows, 'categories'>,
): readonly CategoryRow[] {
  return rows.categories
    .map(({ slug, name, sub_categories: parts }) => {
      const own = new Set(parts.map((part) => part.slug));
      const isHere = (line: LedgerLine): line is SpendLine =>
        line.kind === 'spend' && own.has(line.subCategory);
      return {
        slug,
        name,
        spendCents: [...own].reduce((sum, part) => sum + (spending[part] ?? 0), 0),
        lines: wallets.map((lines) => lines.filter(isHere)),
      };
    })
    .filter(({ spendCents }) => spendCents > 0)
    .sort((a, b) => b.spendCents - a.spendCents);
}
