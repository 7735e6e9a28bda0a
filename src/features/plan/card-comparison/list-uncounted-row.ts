import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { type ComparisonRow, nothing } from '@/components/comparison/comparison-row.ts';

export function listUncountedRow(
  slugs: readonly string[],
  { uncountedOf }: Pick<ValuationInputs, 'uncountedOf'>,
): readonly ComparisonRow[] {
  const uncounted = slugs.map(uncountedOf);
  if (uncounted.every((parts) => parts.length === 0)) return [];
  return [
    {
      key: 'uncounted',
      label: 'Not counted: low confidence',
      cells: uncounted.map((parts) =>
        parts.length === 0 ? nothing : { text: parts.join(', '), isUncertain: true },
      ),
    },
  ];
}
