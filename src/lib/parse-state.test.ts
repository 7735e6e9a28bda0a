import { expect, it } from 'vitest';
import { parseState } from './parse-state.ts';

it('reads the state of an address', () => {
  expect(parseState('?q=76&list=["a"]')).toEqual({ q: 76, list: ['a'] });
});

it('does not read an address longer than any page writes', () => {
  const many = '['.repeat(20_000) + ']'.repeat(20_000);
  expect(parseState(`?x=${many}`)).toEqual({});
  expect(parseState(`x=1&y=${'a'.repeat(40_000)}`)).toEqual({});
});
