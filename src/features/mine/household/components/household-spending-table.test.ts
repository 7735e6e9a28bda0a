import { expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { mergeSpending } from './household-spending-table.tsx';

it('compares spending by category, with the sum, and leaves out empty ones', () => {
  const [category] = catalogFixture.categories;
  const [part, other = part] = category?.sub_categories ?? [];
  if (!category || !part || !other) throw new Error('the fixture has categories');
  const merged = mergeSpending(
    [{ [part.slug]: 100_00 }, {}, { [other.slug]: 250_00 }],
    catalogFixture.categories,
  );
  expect(merged).toEqual([
    {
      slug: category.slug,
      name: category.name,
      amounts: [100_00, 0, 250_00],
      sumCents: 350_00,
    },
  ]);
});
