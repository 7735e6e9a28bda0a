import { expect, it } from 'vitest';
import { matchesSearch } from './search-text.ts';

it.each([
  ['Aeroméxico Rewards', 'aeromexico', true],
  ['Chase Sapphire Preferred', 'preferred chase', true],
  ['Chase Sapphire Preferred', 'reserve', false],
  ['Chase Sapphire Preferred', '', true],
  ['American Express Gold', 'Amex gold', true],
  ['Chase Sapphire Reserve', 'csp', false],
])('%s is found by "%s": %s', (text, query, isFound) => {
  expect(matchesSearch(text, query)).toBe(isFound);
});

it('compares the beginning of a pasted page', () => {
  expect(matchesSearch('Blue Cash', `blue${' '.repeat(200)}red`)).toBe(true);
});
