import { expect, it, vi } from 'vitest';
import { createShopFinder } from './queries.ts';

it('reads the name of an offer once, and not letter by letter', () => {
  const recognize = vi.fn<Parameters<typeof createShopFinder>[0]>((name) =>
    name === 'Nothing'
      ? null
      : { merchant: { id: 7 }, confidence: name === 'Starbukcs' ? 'low' : 'high' },
  );
  const find = createShopFinder(recognize);
  const names = ['Starbucks', 'Starbukcs', 'Nothing'];
  expect([...names, ...names].map(find)).toEqual([7, null, null, 7, null, null]);
  expect(recognize.mock.calls).toEqual(names.map((name) => [name, 'printed']));
});
