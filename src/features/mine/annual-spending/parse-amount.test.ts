import { describe, expect, it } from 'vitest';
import { parseAmount } from './set-amounts.ts';

describe('parseAmount', () => {
  it.each([
    ['', 0],
    ['1250', 125_000],
    ['$1,250.50', 125_050],
    ['.5', 50],
    ['12.', 1200],
    ['19.99', 1999],
  ])('reads %j', (text, cents) => {
    expect(parseAmount(text)).toEqual({ kind: 'amount', cents });
  });

  it.each(['-5', 'abc', '1.234', '1e5', '=1+1', '99999999999'])('refuses %j', (text) => {
    expect(parseAmount(text).kind).toBe('invalid');
  });
});
