import { expect, it } from 'vitest';
import { toLikePattern, toSearchWords } from './machine/search-filter.ts';
import { changeFilter, parseFilters, parseListSearch, parseRecordSearch } from './schema.ts';

it('reads of an address what a list understands', () => {
  expect(parseListSearch({ q: 5, sort: '-name', page: 2, where: 'kind:bank', other: 1 })).toEqual({
    q: '5',
    sort: '-name',
    page: 2,
    where: 'kind:bank',
  });
  expect(parseListSearch({ q: null, sort: 'name;drop', page: 1.5, where: '' })).toEqual({});
  expect(parseRecordSearch({ tab: 'history' })).toEqual({ tab: 'history' });
  expect(parseRecordSearch({ tab: 'secrets' })).toEqual({});
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
