import type { Scope } from '@/domain/rewards/catalog/sub-category.ts';
import type { CategoryRow } from './schema.ts';

/** A row about a category, or about a part of one. */
type Target = {
  readonly category_id: number | null;
  readonly sub_category_id: number | null;
};

export type ToScope = (target: Target) => Scope;

function slugOf(slugs: ReadonlyMap<number, string>, id: number, what: string): string {
  const slug = slugs.get(id);
  if (slug === undefined) throw new RangeError(`unknown ${what}: ${id}`);
  return slug;
}

/** Maps rows to their scope by catalog slug. Throws on an unknown id. */
export function createToScope(categories: readonly CategoryRow[]): ToScope {
  const subCategories = categories.flatMap((category) => category.sub_categories);
  const slugs = {
    category: new Map(categories.map(({ id, slug }) => [id, slug])),
    subCategory: new Map(subCategories.map(({ id, slug }) => [id, slug])),
  };
  return ({ category_id, sub_category_id }) => {
    if (sub_category_id !== null) {
      const slug = slugOf(slugs.subCategory, sub_category_id, 'sub-category');
      return { kind: 'sub_category', slug };
    }
    if (category_id === null) throw new RangeError('a row that covers nothing');
    return { kind: 'category', slug: slugOf(slugs.category, category_id, 'category') };
  };
}
