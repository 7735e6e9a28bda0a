import { expect, test } from 'vitest';
import { nothing } from '@/components/comparison/comparison-row.ts';
import { listUncountedRow } from './list-fact-rows.ts';

test('says of each card what its figures leave out, where they leave something out', () => {
  const uncountedOf = (slug: string) => (slug === 'doubtful' ? ['1 rate', '2 credits'] : []);
  const [row] = listUncountedRow(['sure', 'doubtful'], { uncountedOf });
  expect(row?.cells).toEqual([nothing, { text: '1 rate, 2 credits', isUncertain: true }]);
  expect(listUncountedRow(['sure'], { uncountedOf })).toEqual([]);
});
