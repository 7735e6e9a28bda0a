import { expect, it } from 'vitest';
import { listSetsOfSize } from './chosen-together.ts';

it('lists the sets of a size, each once, and of many as many as are asked for', () => {
  expect(listSetsOfSize(['a', 'b', 'c', 'd'], 2, 25).map((set) => set.join(''))).toEqual([
    'ab',
    'ac',
    'bc',
    'ad',
    'bd',
    'cd',
  ]);
  expect(listSetsOfSize(['a', 'b', 'c', 'd'], 2, 4)).toHaveLength(4);
  expect(listSetsOfSize([], 0, 25)).toEqual([[]]);
  const many = listSetsOfSize([...Array(40).keys()], 20, 25);
  expect(new Set(many.map(String)).size).toBe(25);
  expect(many.every((set) => new Set(set).size === 20)).toBe(true);
});
