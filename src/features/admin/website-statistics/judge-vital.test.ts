import { expect, test } from 'vitest';
import { formatVital, judgeVital } from './sum-figures.ts';

test.each([
  ['LCP', 2500, false, 'good', '2.5 s'],
  ['LCP', 4000, false, 'fair', '4 s'],
  ['LCP', 20_000, true, 'poor', 'over 20 s'],
  ['INP', 200, false, 'good', '200 ms'],
  ['INP', 700, false, 'poor', '700 ms'],
  ['CLS', 0.12, false, 'fair', '0.12'],
  ['TTFB', 1800, false, 'fair', '1.8 s'],
] as const)('%s of %s is %s', (metric, p75, isBeyond, rating, text) => {
  expect(judgeVital({ metric, p75, isBeyond })).toBe(rating);
  expect(formatVital({ metric, p75, isBeyond })).toBe(text);
});
