import { expect, it } from 'vitest';
import { formatWholeDollars } from '@/lib/format.ts';
import { describeYear } from './public.ts';

it('a wallet’s sentence adds up to its figure', () => {
  const year = { rewardsCents: 138_440, creditsCents: 13_240, feesCents: 42_000, costsCents: 0 };
  expect(formatWholeDollars(109_680)).toBe('$1,097');
  expect(describeYear(year)).toBe(
    '$1,385 of rewards and $132 of credits you’ll actually use, less $420 of annual fees.',
  );
});
