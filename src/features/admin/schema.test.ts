import { expect, it } from 'vitest';
import { toSearchCondition } from './machine/search-filter.ts';
import { findField } from './machine/resource.ts';
import { resource as caps } from './resources/spending-caps.ts';
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

it('asks for every word in some column, or for rows that point to what was found', () => {
  const field = findField(caps, 'credit_card_id');
  if (!field) throw new Error('caps belong to cards');
  expect(toSearchCondition(caps, 'gold, (us)', [{ field, ids: [7, 8] }])).toBe(
    'and(or(name.ilike.*gold_*,slug.ilike.*gold_*),or(name.ilike.*_us_*,slug.ilike.*_us_*)),credit_card_id.in.(7,8)',
  );
  expect(toSearchCondition(caps, ' ', [])).toBeUndefined();
});
