import { expect, it } from 'vitest';
import { parseRate } from './parse-rate.ts';

it('reads a rate as people write it', () => {
  expect(['3', '5x', '1.5%', ' 2 × ', '0', '.5'].map(parseRate)).toEqual([3, 5, 1.5, 2, 0, 0.5]);
  expect(['', 'x', '-1', '1e3', '1000.5', '1.23456'].map(parseRate)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
