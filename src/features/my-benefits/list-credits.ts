import type { CategoryRow } from '@/features/catalog/schema.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import type { MyBenefit } from './to-entries.ts';

export type UsableCredit = {
  readonly benefitId: number;
  readonly name: string;
  readonly leftCents: number;
  /** True if it is named after the shop, and so meant for it. */
  readonly isNamed: boolean;
};

export type PaidFor = {
  readonly memberCardId: string;
  readonly subCategoryId: number;
  readonly merchant: string;
};

/** The credits of a card that have something left for a purchase; those that are named after the shop first. */
export function listUsableCredits(
  entries: readonly MyBenefit[],
  categories: readonly CategoryRow[],
  { memberCardId, subCategoryId, merchant }: PaidFor,
): UsableCredit[] {
  const category = categories.find(({ sub_categories: parts }) =>
    parts.some(({ id }) => id === subCategoryId),
  );
  const sub = category?.sub_categories.find(({ id }) => id === subCategoryId);
  const covering = new Set([
    subCategoryId,
    ...(sub?.sub_category_parents ?? []).map((parent) => parent.parent_sub_category_id),
  ]);
  const [firstWord = ''] = merchant.split(' ');
  return entries
    .filter(
      ({ memberCard, row, measure, isHidden, unearnedCents }) =>
        memberCard.id === memberCardId &&
        measure === 'money' &&
        !isHidden &&
        unearnedCents === 0 &&
        row.benefit_spending.some(
          (part) =>
            covering.has(part.sub_category_id ?? 0) ||
            (part.category_id !== null && part.category_id === category?.id),
        ),
    )
    .flatMap(({ row, status }) =>
      status.kind === 'current' && status.leftCents > 0
        ? [
            {
              benefitId: row.id,
              name: row.name,
              leftCents: status.leftCents,
              isNamed: firstWord.length > 2 && matchesSearch(row.name, firstWord),
            },
          ]
        : [],
    )
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.leftCents - a.leftCents);
}
