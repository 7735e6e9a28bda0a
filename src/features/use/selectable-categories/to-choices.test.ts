import { describe, expect, it } from 'vitest';
import type { CategoryRow, ChoiceOptionRow } from '@/features/catalog/facts/schema.ts';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { describeChoice, listOptions } from './to-choices.ts';

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

describe('the words for a choice', () => {
  const words = (mode: string, change_period: string, choose_count = 1) =>
    describeChoice(
      createCard({ id: 1, slug: 'card' }),
      {
        ...{ id: 1, slug: 'choice', name: 'Choice', mode, choose_count, rate: 5 },
        ...{ spending_cap_id: null, change_period, confidence: 'high', card_choice_options: [] },
      },
      'dollars',
    );

  it('say how often it can be changed only where the member makes it', () => {
    expect(words('member_selected', 'quarter')).toBe(
      '5% on what you choose. You can change it each quarter.',
    );
    expect(words('rotating', 'quarter')).toBe('5% on the categories that the issuer picks.');
    expect(words('top_spend', 'billing_cycle')).toBe('5% on the category you spend the most on.');
    expect(words('top_spend', 'month', 2)).toBe('5% on the 2 categories you spend the most on.');
  });
});
