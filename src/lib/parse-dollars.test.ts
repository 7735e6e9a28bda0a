import { describe, expect, it } from 'vitest';
import { parseDollars } from './parse-dollars.ts';

describe('parseDollars', () => {
  it.each([
    ['15', 1500],
    ['$1,250.50', 125_050],
    ['.5', 50],
    ['0', 0],
  ])('reads %s', (text, cents) => {
    expect(parseDollars(text)).toBe(cents);
  });

  it('reads more where more is expected', () => {
    expect(parseDollars('180000000', 20_000_000_000)).toBe(18_000_000_000);
  });

  it.each([
    '',
    '-5',
    '1.005',
    'ten',
    '1e9',
    '100000000000',
    '1,25',
    '12,50',
    '1,2500',
    ',5',
    '1.250,50',
  ])('refuses %j', (text) => {
    expect(parseDollars(text)).toBeNull();
  });
});
