import { describe, expect, it } from 'vitest';
import type { CategoryRow, ChoiceOptionRow } from '@/features/catalog/facts/schema.ts';
import { listOptions } from './to-choices.ts';

function createSub(id: number, slug: string, parent?: number) {
  const sub_category_parents = parent === undefined ? [] : [{ parent_sub_category_id: parent }];
  return { id, slug, name: slug, icon: 'tag', position: id, sub_category_parents };
}

const categories: CategoryRow[] = [
  {
    id: 1,
    slug: 'travel',
    name: 'Travel',
    icon: 'plane',
    position: 1,
    sub_categories: [createSub(11, 'airfare'), createSub(12, 'delta', 11)],
  },
  {
    id: 2,
    slug: 'transit',
    name: 'Transit',
    icon: 'bus',
    position: 2,
    sub_categories: [createSub(21, 'rideshare')],
  },
];

function createRow(slug: string, target: Partial<ChoiceOptionRow>): ChoiceOptionRow {
  return { id: 1, slug, name: slug, category_id: null, sub_category_id: null, ...target };
}

const spending = { airfare: 100, delta: 20, rideshare: 7 };

describe('listOptions', () => {
  it('counts a sub-category with its children', () => {
    const rows = [createRow('air', { sub_category_id: 11 })];
    expect(listOptions(rows, categories, spending)).toEqual([
      { slug: 'air', name: 'air', spendCents: 120 },
    ]);
  });

  it('counts a sub-category of an option once, even if several targets name it', () => {
    const rows = [
      createRow('travel', { category_id: 1 }),
      createRow('travel', { category_id: 2 }),
      createRow('travel', { sub_category_id: 12 }),
    ];
    expect(listOptions(rows, categories, spending)[0]?.spendCents).toBe(127);
  });

  it('puts the largest spending first', () => {
    const rows = [createRow('ride', { category_id: 2 }), createRow('air', { sub_category_id: 11 })];
    expect(listOptions(rows, categories, spending).map(({ slug }) => slug)).toEqual([
      'air',
      'ride',
    ]);
  });
});
