import type { StatementSummary } from '@/domain/statement/summarize-statement.ts';

/** Cents a year by the slug of the sub-category. */
export type Amounts = Readonly<Record<string, number>>;

export type ApplyMode =
  /** Replaces the profile with the statements' amounts. */
  | 'replace'
  /** Keeps sub-categories that the statements do not have. */
  | 'update';

/** Computes a profile's amounts from the statements' year, with unsorted spending in the chosen place. */
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
