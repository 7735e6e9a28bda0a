import { describe, expect, it } from 'vitest';
import type { SpendingCostRow } from '@/features/catalog/facts/schema.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { listUsualCosts } from './payment-costs-section.tsx';

const [category] = catalogFixture.categories;
const [first, second] = category?.sub_categories ?? [];
if (!category || !first || !second) throw new Error('the fixture has sub-categories');

function costsOf(rows: readonly Partial<SpendingCostRow>[], own = {}) {
  const spendingCosts = rows.map((row, id) => ({
    id,
    category_id: null,
    sub_category_id: null,
    credit_card_id: null,
    percent: 0,
    confidence: 'medium',
    ...row,
  }));
  return listUsualCosts({ categories: catalogFixture.categories, spendingCosts }, own).map(
    ({ slug, percent }) => [slug, percent],
  );
}

describe('the list of usual costs of paying by card', () => {
  it('names where something is charged, a part before its category, and no exception of one card', () => {
    expect(
      costsOf([
        { category_id: category.id, percent: 2 },
        { sub_category_id: first.id, percent: 3 },
        { sub_category_id: second.id, percent: 0, credit_card_id: 11 },
      ]),
    ).toEqual(category.sub_categories.map(({ slug }) => [slug, slug === first.slug ? 3 : 2]));
  });

  it('leaves out what is free, unless the member pays for it', () => {
    const free = [{ sub_category_id: first.id, percent: 0 }];
    expect(costsOf(free)).toEqual([]);
    expect(costsOf(free, { [first.slug]: 2.5 })).toEqual([[first.slug, 0]]);
  });
});
