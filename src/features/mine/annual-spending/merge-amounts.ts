import { setAmount, type SpendingAmounts } from './set-amounts.ts';

export type AmountConflict = {
  readonly subCategory: string;
  /** Cents a year. */
  readonly mine: number;
  readonly theirs: number;
};

type MergedAmounts = {
  /** Both sides' changes; where both changed the same amount, mine. */
  readonly merged: SpendingAmounts;
  readonly conflicts: readonly AmountConflict[];
};

/** Three-way merge: `base` is the common origin. A conflict is an amount changed on both sides, differently. */
export function mergeAmounts(
  base: SpendingAmounts,
  mine: SpendingAmounts,
  theirs: SpendingAmounts,
): MergedAmounts {
  const keys = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  const conflicts: AmountConflict[] = [];
  let merged = theirs;
  for (const subCategory of keys) {
    const was = base[subCategory] ?? 0;
    const own = mine[subCategory] ?? 0;
    const other = theirs[subCategory] ?? 0;
    if (own === was) continue;
    merged = setAmount(merged, subCategory, own);
    if (other !== was && other !== own) conflicts.push({ subCategory, mine: own, theirs: other });
  }
  return { merged, conflicts };
}
