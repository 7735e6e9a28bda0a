import type { Due } from '@/domain/schedule/due.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';

/** Puts the categories of each activation in the order of what a year spends on them, most first. */
export function sortActivations(
  due: readonly Due[],
  categories: readonly CategoryRow[],
  amounts: Readonly<Record<string, number>>,
): readonly Due[] {
  const spent = new Map<string, number>();
  for (const { name, sub_categories: parts } of categories) {
    for (const part of parts) {
      const cents = amounts[part.slug] ?? 0;
      spent.set(name, (spent.get(name) ?? 0) + cents);
      // A category of one part may have its name.
      if (part.name !== name) spent.set(part.name, cents);
    }
  }
  const of = (name: string) => spent.get(name) ?? 0;
  return due.map((item) =>
    item.kind === 'activation-opens'
      ? { ...item, categories: item.categories.toSorted((a, b) => of(b) - of(a)) }
      : item,
  );
}
