import { expect, it } from 'vitest';
import { cents } from '@/domain/units.ts';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { joinRates } from './join-rates.ts';

function createPart(id: number, slug: string) {
  return { id, slug, name: `Part ${slug}`, icon: 'x', position: id, sub_category_parents: [] };
}
const rows = {
  ...catalogFixture,
  categories: [
    {
      id: 1,
      slug: 'dining',
      name: 'Dining',
      icon: 'x',
      position: 1,
      sub_categories: [createPart(1, 'bars'), createPart(2, 'restaurants')],
    },
    {
      id: 2,
      slug: 'travel',
      name: 'Travel',
      icon: 'x',
      position: 2,
      sub_categories: [createPart(3, 'hotels'), createPart(4, 'rail')],
    },
  ],
};
const three = [{ text: '3×' }];

it('joins what earns the same, under the name of a whole category, most spending first', () => {
  const joined = joinRates(
    [
      { slug: 'bars', cells: three },
      { slug: 'restaurants', cells: three },
      { slug: 'hotels', cells: [{ text: '2×' }] },
    ],
    { rows, spending: { hotels: cents(1000) } },
  );
  expect(joined.map(({ label }) => label)).toEqual(['Part hotels', 'Dining']);
});

it('names the parts of a category of which only some earn the same', () => {
  const [joined] = joinRates(
    [
      { slug: 'bars', cells: three },
      { slug: 'rail', cells: three },
    ],
    { rows, spending: {} },
  );
  expect(joined?.label).toBe('Part bars, Part rail');
});
