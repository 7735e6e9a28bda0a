import { bonusFiltersSchema } from '@contract/preferences.ts';
import { describe, expect, it } from 'vitest';
import { bonusSearchSchema } from './schema.ts';
import { countFiltersInUse, filtersOf, toFilterSearch } from './parse-filters.ts';

const saved = bonusFiltersSchema.parse({
  issuers: ['chase'],
  kind: 'business',
  maximumAnnualFeeCents: 9500,
  onlyEligible: true,
});

describe('the filters of the offers', () => {
  it('are those of the account where the address says nothing', () => {
    expect(filtersOf({}, saved)).toEqual(saved);
  });

  it('are those of the address where it says something, “any” included', () => {
    const search = bonusSearchSchema.parse({
      kind: 'any',
      fee: 'any',
      spend: 300_000,
      issuers: [],
    });
    expect(filtersOf(search, saved)).toEqual({
      ...saved,
      kind: null,
      maximumAnnualFeeCents: null,
      maximumSpendCents: 300_000,
      issuers: [],
    });
  });

  it('come back from an address as they were, for whoever opens it', () => {
    const others = bonusFiltersSchema.parse({});
    for (const filters of [saved, others]) {
      const search = bonusSearchSchema.parse(toFilterSearch(filters));
      expect(filtersOf(search, saved)).toEqual(filters);
      expect(filtersOf(search, others)).toEqual(filters);
    }
  });

  it('are in use where they leave offers out', () => {
    expect(countFiltersInUse(bonusFiltersSchema.parse({}))).toBe(0);
    expect(countFiltersInUse(saved)).toBe(4);
    expect(countFiltersInUse({ ...saved, includeLowConfidence: false, kind: null })).toBe(4);
  });
});
