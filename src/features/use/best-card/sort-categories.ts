import type { CategoryRow } from '@/features/catalog/facts/schema.ts';

/** The member's most important categories first; the others follow in the catalog's order. */
export function sortCategories(
  categories: readonly CategoryRow[],
  priority: readonly string[],
): readonly CategoryRow[] {
  const rank = ({ slug }: CategoryRow) => {
    const index = priority.indexOf(slug);
    return index === -1 ? Infinity : index;
  };
  return categories.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first === second ? a.position - b.position : first - second;
  });
}
