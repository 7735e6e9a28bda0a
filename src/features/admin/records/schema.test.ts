import { expect, it } from 'vitest';
import { toLikePattern, toSearchWords } from './queries.ts';
import { changeFilter, listSearchSchema, parseFilters, recordSearchSchema } from './schema.ts';

it('reads from an address only what a list understands', () => {
  const { parse } = listSearchSchema;
  expect(parse({ q: 5, sort: '-name', page: 2, where: 'kind:bank', other: 1 })).toEqual({
    q: '5',
    sort: '-name',
    page: 2,
    where: 'kind:bank',
  });
  expect(parse({ q: null, sort: 'name;drop', page: 1.5, where: '' })).toEqual({});
  expect(parse({ q: 'a\0b', page: 1e9, where: 'x'.repeat(2001) })).toEqual({ q: 'ab' });
  expect(recordSearchSchema.parse({ tab: 'history' })).toEqual({ tab: 'history' });
  expect(recordSearchSchema.parse({ tab: 'secrets' })).toEqual({});
});

it('changes one filter and keeps the others', () => {
  expect(changeFilter('kind:bank,state:NY', 'kind', 'airline')).toBe('kind:airline,state:NY');
  expect(changeFilter('kind:bank', 'kind', undefined)).toBeUndefined();
  expect([...parseFilters('kind:bank,broken,x y:1')]).toEqual([['kind', 'bank']]);
});

it('takes the words of a search apart, and out of the grammar of an address', () => {
  expect(toSearchWords('  gold, (us) ')).toEqual(['gold,', '(us)']);
  expect(toSearchWords('gold, (us)').map(toLikePattern)).toEqual(['gold_', '_us_']);
});
