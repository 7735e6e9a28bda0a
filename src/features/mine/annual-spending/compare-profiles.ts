import { sumAmounts, type SpendingAmounts } from './set-amounts.ts';

type Group = {
  readonly slug: string;
  readonly name: string;
  readonly icon: string;
  readonly sub_categories: readonly { readonly slug: string; readonly name: string }[];
};

type ComparedLine = {
  readonly slug: string;
  readonly name: string;
  readonly amounts: readonly number[];
  readonly isDifferent: boolean;
};

export type ComparedCategory = ComparedLine & {
  readonly icon: string;
  readonly lines: readonly ComparedLine[];
};

function lineOf(slug: string, name: string, amounts: readonly number[]): ComparedLine {
  return { slug, name, amounts, isDifferent: new Set(amounts).size > 1 };
}

/** Several profiles side by side: every category that one of them spends in, with its sub-categories. */
export function compareProfiles(
  categories: readonly Group[],
  profiles: readonly SpendingAmounts[],
): ComparedCategory[] {
  return categories
    .map(({ slug, name, icon, sub_categories }) => {
      const slugs = sub_categories.map((sub) => sub.slug);
      const lines = sub_categories
        .map((sub) =>
          lineOf(
            sub.slug,
            sub.name,
            profiles.map((amounts) => amounts[sub.slug] ?? 0),
          ),
        )
        .filter(({ amounts }) => amounts.some((amount) => amount > 0));
      const sums = profiles.map((amounts) => sumAmounts(amounts, slugs));
      const whole = lineOf(slug, name, sums);
      // Two profiles may spend the same in a category and divide it otherwise.
      const isDifferent = whole.isDifferent || lines.some((line) => line.isDifferent);
      return { ...whole, isDifferent, icon, lines };
    })
    .filter(({ lines }) => lines.length > 0);
}
