import type { PaymentCosts } from '@contract/preferences.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';

export type UsualCost = {
  readonly slug: string;
  readonly name: string;
  /** Usual fee for card payments, in percent. */
  readonly percent: number;
  readonly isUncertain: boolean;
};

/** Sub-categories that usually charge for card payments, or for which the member set a fee. */
export function listUsualCosts(
  rows: Pick<CatalogRows, 'categories' | 'spendingCosts'>,
  own: PaymentCosts,
): readonly UsualCost[] {
  const usual = rows.spendingCosts.filter((cost) => cost.credit_card_id === null);
  return rows.categories.flatMap((category) =>
    category.sub_categories.flatMap((sub) => {
      const cost =
        usual.find(({ sub_category_id: id }) => id === sub.id) ??
        usual.find(({ category_id: id }) => id === category.id);
      const percent = cost?.percent ?? 0;
      if (percent === 0 && own[sub.slug] === undefined) return [];
      return [{ slug: sub.slug, name: sub.name, percent, isUncertain: cost?.confidence === 'low' }];
    }),
  );
}
