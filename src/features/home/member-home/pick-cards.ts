import { isActivated } from '@/domain/purchase/activation.ts';
import { type PurchaseOffer, purchaseAdviser } from '@/domain/purchase/best-card-now.ts';
import { asPlanned, planOptions } from '@/domain/purchase/planned-options.ts';
import { cents } from '@/domain/units.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { CategoryRow, SubCategoryRow } from '@/features/catalog/facts/schema.ts';
import type { Spent } from '@/features/mine/purchases/queries.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';

export type CardPick = {
  readonly category: CategoryRow;
  /** The sub-category with the most spending; the general one if there is none. */
  readonly subCategory: SubCategoryRow;
  readonly offer: PurchaseOffer;
};

/** A hundred dollars: enough to compare by, too little to fill a cap. */
export const pickAmountCents = 10_000;
const picks = 6;

function spendIn(category: CategoryRow, amounts: Readonly<Record<string, number>>): number {
  return category.sub_categories.reduce((sum, { slug }) => sum + (amounts[slug] ?? 0), 0);
}

/** The member's own order first, then what they spend most on. */
export function listCategories(
  categories: readonly CategoryRow[],
  priority: readonly string[],
  amounts: Readonly<Record<string, number>>,
): CategoryRow[] {
  const rank = ({ slug }: CategoryRow) => {
    const index = priority.indexOf(slug);
    return index === -1 ? priority.length : index;
  };
  return categories.toSorted(
    (a, b) =>
      rank(a) - rank(b) || spendIn(b, amounts) - spendIn(a, amounts) || a.position - b.position,
  );
}

function mainPartOf(
  { sub_categories }: CategoryRow,
  amounts: Readonly<Record<string, number>>,
): SubCategoryRow | undefined {
  const general = sub_categories.find(({ slug }) => slug === 'other') ?? sub_categories[0];
  return sub_categories.reduce<SubCategoryRow | undefined>(
    (best, sub) => ((amounts[sub.slug] ?? 0) > (best ? (amounts[best.slug] ?? 0) : 0) ? sub : best),
    general,
  );
}

/** Picks the member's card to use today for each of their largest kinds of spending. */
export function pickCards(
  inputs: ValuationInputs,
  held: readonly HeldCard[],
  priority: readonly string[],
  { capsUsed, monthSpent }: Spent,
): CardPick[] {
  if (held.length === 0) return [];
  const amounts = inputs.profile?.amounts ?? {};
  const parts = listCategories(inputs.rows.categories, priority, amounts)
    .slice(0, picks)
    .flatMap((category) => {
      const subCategory = mainPartOf(category, amounts);
      return subCategory ? [{ category, subCategory }] : [];
    });
  const slugs = parts.map(({ subCategory }) => subCategory.slug);
  const problem = inputs.problemOf('steady');
  const known = [
    ...slugs,
    ...Object.keys(inputs.spending),
    ...monthSpent.map((each) => each.subCategory),
  ];
  const advise = purchaseAdviser(problem, held, known, isActivated);
  const planned = planOptions(problem, held, advise);
  return parts.flatMap(({ category, subCategory }): CardPick[] => {
    const offers = advise(subCategory.slug, cents(pickAmountCents), capsUsed, monthSpent, true);
    const [offer] = asPlanned(offers, planned);
    return offer ? [{ category, subCategory, offer }] : [];
  });
}
