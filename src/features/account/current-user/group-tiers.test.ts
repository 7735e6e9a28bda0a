import { describe, expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { groupTiers } from './group-tiers.ts';

describe('groupTiers', () => {
  it('names a tier by the bank that gives it, from the day it exists', () => {
    expect(groupTiers(catalogFixture, '2026-11-20')).toMatchObject([
      {
        key: 'bank-of-america',
        name: 'Bank of America',
        tiers: [{ slug: 'bofa-preferred-honors' }],
      },
    ]);
    expect(groupTiers(catalogFixture, '2026-05-26')).toEqual([]);
  });
});
