import { describe, expect, it } from 'vitest';
import { groupAmounts, setGroup } from './group-amounts.ts';
import { sumAmounts } from './set-amounts.ts';

const category = (slug: string, ...parts: string[]) => ({
  slug,
  sub_categories: parts.map((part) => ({ slug: part })),
});
const groups = groupAmounts([
  category('groceries', 'us-supermarkets', 'online-groceries'),
  category('wholesale-clubs', 'costco'),
  category('dining', 'restaurants', 'coffee'),
  category('gas', 'gas-stations'),
  category('travel', 'airfare', 'hotels'),
  category('housing', 'rent', 'mortgage'),
  category('streaming', 'streaming-tv'),
  category('everything-else', 'other'),
]);
const groupOf = (key: string) => {
  const group = groups.find((each) => each.key === key);
  if (!group) throw new Error(key);
  return group;
};

describe('the six amounts', () => {
  it('hold every sub-category once', () => {
    expect(groups.map(({ key, slugs }) => [key, slugs])).toEqual([
      ['groceries', ['us-supermarkets', 'online-groceries', 'costco']],
      ['restaurants', ['restaurants', 'coffee']],
      ['gas', ['gas-stations']],
      ['travel', ['airfare', 'hotels']],
      ['rent', ['rent']],
      ['other', ['mortgage', 'streaming-tv', 'other']],
    ]);
  });

  it('divide a first amount of travel between flights and hotels', () => {
    expect(setGroup({ rent: 7 }, groupOf('travel'), 101)).toEqual({
      rent: 7,
      airfare: 51,
      hotels: 50,
    });
    expect(setGroup({}, groupOf('other'), 900)).toEqual({ other: 900 });
  });

  it('keep the mix of a household, and touch no other amount', () => {
    const family = { 'us-supermarkets': 300, costco: 100, coffee: 40 };
    const more = setGroup(family, groupOf('groceries'), 800);
    expect(more).toEqual({ 'us-supermarkets': 600, costco: 200, coffee: 40 });
    expect(sumAmounts(setGroup(more, groupOf('groceries'), 0))).toBe(40);
  });
});
