import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import type { SpendingAmounts } from './schema.ts';

/** A category in which somebody in the household spends. */
type MergedCategory = {
  readonly slug: string;
  readonly name: string;
  /** Cents a year, in the order of the people. */
  readonly amounts: readonly number[];
  readonly sumCents: number;
};

/** Yearly spending of several people by category; categories without spending are left out. */
export function mergeSpending(
  spending: readonly SpendingAmounts[],
  categories: readonly Pick<CategoryRow, 'slug' | 'name' | 'sub_categories'>[],
): readonly MergedCategory[] {
  return categories
    .map(({ slug, name, sub_categories: parts }): MergedCategory => {
      const slugs = parts.map((part) => part.slug);
      const amounts = spending.map((each) =>
        slugs.reduce((sum, part) => sum + (each[part] ?? 0), 0),
      );
      return { slug, name, amounts, sumCents: amounts.reduce((sum, each) => sum + each, 0) };
    })
    .filter(({ sumCents }) => sumCents > 0);
}
