import { describe, expect, it } from 'vitest';
import { compareWallet, WALLETS } from '../engine/compare-wallet.ts';

const COUNTS = { ordinary: 2_000, odd: 500, topping: 300 } as const;
const HIGHS_SECONDS = 120;

describe('the division of a year’s spend', () => {
  it.each(['ordinary', 'odd', 'topping'] as const)(
    'has the optimum of HiGHS: %s wallets',
    (kind) => {
      const wrong: string[] = [];
      for (let seed = 1; seed <= COUNTS[kind]; seed += 1) {
        const { netCents, highsCents } = compareWallet(WALLETS[kind](seed), HIGHS_SECONDS);
        /* If HiGHS is cut short, it gives no answer; if the engine is, its value must still be right. */
        if (Math.abs(netCents - highsCents) > 0.01) {
          wrong.push(`seed ${seed}: ${netCents} here, ${highsCents} by HiGHS`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
