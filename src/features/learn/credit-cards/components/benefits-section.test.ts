import { expect, it } from 'vitest';
import { describeTerms } from './benefits-section.tsx';

it('says how often a benefit comes in a few words', () => {
  const terms = {
    ...{ occurrences_per_period: 1, period: 'year', alignment: 'anniversary' },
    excludes_first_year: false,
  };
  expect(describeTerms(terms)).toBe('each card year');
  expect(describeTerms({ ...terms, alignment: 'calendar' })).toBe('per year');
  expect(describeTerms({ ...terms, occurrences_per_period: 2, excludes_first_year: true })).toBe(
    '2 times each card year · not in the first year',
  );
  expect(describeTerms({ ...terms, period: 'four_years' })).toBe('every four years');
});
