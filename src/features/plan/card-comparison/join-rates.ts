import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { Cell, ComparisonRow } from '@/components/comparison/comparison-row.ts';

export type SubCategoryRates = { readonly slug: string; readonly cells: readonly Cell[] };

const maxNamed = 4;

/** Names a whole category if all of it earns the same, else its parts. */
function nameParts(slugs: ReadonlySet<string>, rows: ValuationInputs['rows']): readonly string[] {
  return rows.categories.flatMap(({ name, sub_categories: parts }) => {
    const covered = parts.filter(({ slug }) => slugs.has(slug));
    if (covered.length === parts.length && parts.length > 1) return [name];
    return covered.map((part) => part.name);
  });
}

function listNames(names: readonly string[]): string {
  if (names.length <= maxNamed + 1) return names.join(', ');
  return `${names.slice(0, maxNamed).join(', ')} and ${names.length - maxNamed} more`;
}

/** One line for all sub-categories that earn the same; those with most of the member's spending first. */
export function joinRates(
  rates: readonly SubCategoryRates[],
  { rows, spending }: Pick<ValuationInputs, 'rows' | 'spending'>,
): readonly ComparisonRow[] {
  const groups = new Map<string, SubCategoryRates[]>();
  for (const rate of rates) {
    const key = JSON.stringify(rate.cells);
    groups.set(key, [...(groups.get(key) ?? []), rate]);
  }
  return [...groups.values()]
    .map((group) => ({
      key: group.map(({ slug }) => slug).join(),
      label: listNames(nameParts(new Set(group.map(({ slug }) => slug)), rows)),
      cells: group[0]?.cells ?? [],
      spent: group.reduce((sum, { slug }) => sum + (spending[slug] ?? 0), 0),
    }))
    .sort((a, b) => b.spent - a.spent)
    .map(({ key, label, cells }) => ({ key, label, cells }));
}
