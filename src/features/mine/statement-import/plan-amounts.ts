import type { StatementSummary } from '@/domain/statement/summarize-statement.ts';

/** Cents a year by the slug of the sub-category. */
export type Amounts = Readonly<Record<string, number>>;

export type ApplyMode =
  /** Replaces the profile with the statements' amounts. */
  | 'replace'
  /** Keeps sub-categories that the statements do not have. */
  | 'update';

type AmountPlan = {
  /** Sub-category for unsorted spending; null leaves it out. */
  readonly unsortedInto: string | null;
  /** Adds single large purchases, once. */
  readonly countsLarge: boolean;
  readonly mode: ApplyMode;
  /** Sub-categories that stay as they are. */
  readonly kept?: ReadonlySet<string>;
};

/** Computes a profile's amounts from the statements' year. */
export function planAmounts(summary: StatementSummary, plan: AmountPlan, before: Amounts): Amounts {
  const fresh: Record<string, number> = { ...summary.annualCents };
  const add = (slug: string | null, amount: number) => {
    if (slug !== null) fresh[slug] = (fresh[slug] ?? 0) + amount;
  };
  add(plan.unsortedInto, summary.annualUnknownCents);
  if (plan.countsLarge) {
    for (const { subCategory, amountCents } of summary.large) {
      add(subCategory ?? plan.unsortedInto, amountCents);
    }
  }
  const planned = plan.mode === 'update' ? { ...before, ...fresh } : fresh;
  for (const slug of plan.kept ?? []) planned[slug] = before[slug] ?? 0;
  return Object.fromEntries(Object.entries(planned).filter(([, amount]) => amount > 0));
}
