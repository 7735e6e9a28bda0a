import type { CategoryRow, ChoiceOptionRow } from '@/features/catalog/facts/schema.ts';

export type OptionEntry = {
  readonly slug: string;
  readonly name: string;
  /** The member's yearly spending covered by the option, in cents. */
  readonly spendCents: number;
};

/** Slugs of the sub-categories that a target covers: itself and its children, or a whole category. */
function coveredBy(target: ChoiceOptionRow, categories: readonly CategoryRow[]): string[] {
  return categories.flatMap(({ id, sub_categories }) =>
    sub_categories
      .filter(
        (sub) =>
          target.category_id === id ||
          target.sub_category_id === sub.id ||
          sub.sub_category_parents.some(
            ({ parent_sub_category_id }) => parent_sub_category_id === target.sub_category_id,
          ),
      )
      .map(({ slug }) => slug),
  );
}

/** The options of a choice with the member's spending on each, the largest first. */
export function listOptions(
  rows: readonly ChoiceOptionRow[],
  categories: readonly CategoryRow[],
  spending: Readonly<Record<string, number>>,
): OptionEntry[] {
  const names = new Map(rows.map(({ slug, name }) => [slug, name]));
  return [...names]
    .map(([slug, name]): OptionEntry => {
      const targets = rows.filter((row) => row.slug === slug);
      const covered = new Set(targets.flatMap((target) => coveredBy(target, categories)));
      const spendCents = [...covered].reduce((sum, sub) => sum + (spending[sub] ?? 0), 0);
      return { slug, name, spendCents };
    })
    .sort((a, b) => b.spendCents - a.spendCents || a.name.localeCompare(b.name));
}
