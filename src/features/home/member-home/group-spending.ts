import type { LedgerLine } from '@/domain/rewards/ledger-line.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';

/** More would be too thin to see. */
const most = 8;
const rest = 'Everything else';

/** Label of a sub-category in the diagram: its category, or "other" if too small. */
export function groupSpending(
  lines: readonly LedgerLine[],
  categories: readonly Pick<CategoryRow, 'name' | 'sub_categories'>[],
): (subCategory: string) => string {
  const names = new Map(
    categories.flatMap(({ name, sub_categories: parts }) => parts.map(({ slug }) => [slug, name])),
  );
  const spent = new Map<string, number>();
  for (const line of lines) {
    if (line.kind !== 'spend') continue;
    const name = names.get(line.subCategory) ?? rest;
    spent.set(name, (spent.get(name) ?? 0) + line.spendCents);
  }
  const named = [...spent]
    .filter(([name]) => name !== rest)
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => name);
  // A single remaining group keeps its own name.
  const isFull = named.length + Number(spent.has(rest)) > most;
  const shown = new Set(isFull ? named.slice(0, most - 1) : named);
  return (subCategory) => {
    const name = names.get(subCategory) ?? rest;
    return shown.has(name) ? name : rest;
  };
}
