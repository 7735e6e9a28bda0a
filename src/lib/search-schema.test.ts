import { describe, expect, it } from 'vitest';
import { firstLine, numberOrAny, someOf, texts } from './search-fields.ts';
import { flag, matching, numberIn, oneOf, searchSchema, text } from './search-schema.ts';

const schema = searchSchema({
  q: text(5),
  name: text(5, ''),
  month: matching(/^\d{4}-\d{2}$/),
  low: flag(true),
  size: numberIn({ min: 1, max: 8, isWhole: true }, 3),
  fee: numberIn(),
  most: numberOrAny({ min: 0 }),
  sort: oneOf(['net', 'fee'], 'net'),
  to: oneOf([5, 10]),
  columns: someOf(['a', 'b']),
  ids: texts([]),
});

const usual = { name: '', low: true, size: 3, sort: 'net', ids: [] };

describe('the state of a screen in its address', () => {
  it('is what the screen starts with where the address says nothing', () => {
    for (const nothing of [{}, undefined, null, 'q=1'])
      expect(schema.parse(nothing)).toEqual(usual);
  });

  it('takes what makes no sense out of the address, in which it would stand otherwise', () => {
    const typed = { fee: 'free', sort: 'nope', elsewhere: 1 };
    const { value } = schema['~standard'].validate(typed);
    expect({ ...typed, ...value }).toEqual({ ...usual, fee: undefined, elsewhere: 1 });
    expect(Object.keys(value)).not.toContain('month');
  });

  it('takes no number that is infinite in cents', () => {
    for (const fee of [1e308, -1e308, Infinity, NaN]) expect(schema.parse({ fee })).toEqual(usual);
    expect(schema.parse({ fee: 1e9 })).toEqual({ ...usual, fee: 1e9 });
  });

  it('is what the address says', () => {
    const said = {
      q: 'gold',
      name: 'x',
      month: '2026-11',
      low: false,
      size: 8,
      fee: 95.5,
      most: 'any' as const,
      sort: 'fee',
      to: 10,
      columns: ['b', 'a'],
      ids: ['1'],
    };
    expect(schema.parse(said)).toEqual(said);
  });

  it.each([
    { q: 'longer than five' },
    { month: 'november' },
    { low: 'false' },
    { size: 2.5 },
    { size: 9 },
    { fee: Infinity },
    { fee: '95' },
    { most: -1 },
    { most: 'all' },
    { sort: 'constructor' },
    { to: '10' },
    { columns: ['a', 'c'] },
    { ids: [1] },
    JSON.parse('{"__proto__":{"q":"gold"}}'),
    { unknown: 1 },
  ])('is never made of what makes no sense: %j', (said) => {
    expect(schema.parse(said)).toEqual(usual);
  });

  it('takes no list that is longer than any the app writes', () => {
    const ids = Array.from({ length: 1_001 }, String);
    expect(schema.parse({ ids })).toEqual(usual);
    expect(schema.parse({ ids: ids.slice(1) })).toEqual({ ...usual, ids: ids.slice(1) });
  });

  it('turns what the router read as a number back into text', () => {
    expect(schema.parse({ q: 76, name: 5812 })).toEqual({ ...usual, q: '76', name: '5812' });
    expect(schema.parse({ q: 581_299 })).toEqual(usual);
  });
});

describe('the first line of a text', () => {
  const read = firstLine(5);

  it.each([
    ['gas', 'gas'],
    [76, '76'],
    ['a b ', 'a b '],
    ['\n \nShell\nhttps://example.com', 'Shell'],
    ['longer than five', 'longe'],
    ['1234😀6', '1234😀'],
    ['', ''],
    [undefined, ''],
    [['a'], ''],
  ])('is read from %j as %j', (value, expected) => {
    expect(read(value)).toBe(expected);
  });
});
