import { describe, expect, it } from 'vitest';
import { compareProfiles } from './compare-profiles.ts';

const categories = [
  {
    slug: 'dining',
    name: 'Dining',
    icon: 'utensils',
    sub_categories: [
      { slug: 'restaurants', name: 'Restaurants' },
      { slug: 'coffee', name: 'Coffee' },
    ],
  },
  {
    slug: 'gas',
    name: 'Gas',
    icon: 'fuel',
    sub_categories: [{ slug: 'gas-stations', name: 'Gas stations' }],
  },
];

describe('profiles side by side', () => {
  it('lists what at least one profile spends, summed by category', () => {
    const compared = compareProfiles(categories, [
      { restaurants: 100, coffee: 50 },
      { coffee: 20 },
    ]);
    expect(compared).toHaveLength(1);
    expect(compared[0]).toMatchObject({ name: 'Dining', amounts: [150, 20], isDifferent: true });
    expect(compared[0]?.lines.map(({ amounts }) => amounts)).toEqual([
      [100, 0],
      [50, 20],
    ]);
  });

  it('finds a category different where only its division differs', () => {
    const [dining] = compareProfiles(categories, [{ restaurants: 70 }, { coffee: 70 }]);
    expect(dining).toMatchObject({ amounts: [70, 70], isDifferent: true });
  });

  it('finds nothing different where all is equal', () => {
    const [gas] = compareProfiles(categories, [{ 'gas-stations': 5 }, { 'gas-stations': 5 }]);
    expect(gas?.isDifferent).toBe(false);
  });
});
