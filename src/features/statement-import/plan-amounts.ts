import type { StatementSummary } from '@/features/statement-import/statement/summarize-statement.ts';

/** Cents a year by the slug of the sub-category. */
export type Amounts = Readonly<Record<string, number>>;

export type ApplyMode =
  /** The profile becomes what the statements say. */
  | 'replace'
  /** Sub-categories that the statements do not have stay as they are. */
  | 'update';

/** What a profile will hold: the year that the statements make, unsorted spending where it shall go. */
export function planAmounts(
  summary: StatementSummary,
  unsortedInto: string | null,
  mode: ApplyMode,
  before: Amounts,
): Amounts {
  const fresh: Record<string, number> = { ...summary.annualCents };
  if (unsortedInto !== null && summary.annualUnknownCents > 0) {
    fresh[unsortedInto] = (fresh[unsortedInto] ?? 0) + summary.annualUnknownCents;
  }
  const planned = mode === 'update' ? { ...before, ...fresh } : fresh;
  return Object.fromEntries(Object.entries(planned).filter(([, amount]) => amount > 0));
}
