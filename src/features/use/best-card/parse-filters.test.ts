import { bestCardFiltersSchema } from '@contract/preferences.ts';
import { describe, expect, it } from 'vitest';
import { bestCardSearchSchema } from './schema.ts';
import { filtersOf, toFilterSearch } from './parse-filters.ts';

const saved = bestCardFiltersSchema.parse({
  issuers: ['chase'],
  pointSystems: ['ultimate-rewards'],
  excludedCards: ['amex-platinum'],
  kind: 'business',
  maximumAnnualFeeCents: 9500,
  onlyHeld: true,
});

describe('the filters of the best card', () => {
  it('are those of the account where the address says nothing', () => {
    expect(filtersOf({}, saved)).toBe(saved);
  });

  it('are those of the address where it says something, “all” and “any” included', () => {
    const search = bestCardSearchSchema.parse({ kind: 'any', issuers: [], without: ['venture-x'] });
    expect(filtersOf(search, saved)).toEqual({
      ...saved,
      kind: null,
      issuers: [],
      excludedCards: ['venture-x'],
    });
  });

  it('come back from an address as they were, for whoever opens it', () => {
    const others = bestCardFiltersSchema.parse({});
    for (const filters of [saved, others]) {
      const search = bestCardSearchSchema.parse(toFilterSearch(filters));
      expect(filtersOf(search, saved)).toEqual(filters);
      expect(filtersOf(search, others)).toEqual(filters);
    }
  });
});
