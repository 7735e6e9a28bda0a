import { expect, it, vi } from 'vitest';
import { createShopFinder } from './queries.ts';

type Recognize = Parameters<typeof createShopFinder>[0];

it('reads the name of an offer once, and not letter by letter', () => {
  const shop = { merchant: { id: 7 }, confidence: 'high' };
  const recognize = vi.fn((name: string) => {
    if (name === 'Nothing') return null;
    return { ...shop, confidence: name === 'Starbukcs' ? 'low' : 'high' };
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The rest of a shop is not read.
  const find = createShopFinder(recognize as unknown as Recognize);
  const names = ['Starbucks', 'Starbukcs', 'Nothing'];
  expect([...names, ...names].map(find)).toEqual([7, null, null, 7, null, null]);
  expect(recognize.mock.calls).toEqual(names.map((name) => [name, 'printed']));
});
